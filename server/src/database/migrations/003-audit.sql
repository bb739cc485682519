-- Who changed what, and when: written by triggers in the transaction of the change. The server reads it and can
-- neither add to it otherwise nor change it.
CREATE SCHEMA audit;
GRANT USAGE ON SCHEMA audit TO portal_app, portal_search;

CREATE TABLE audit.entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  hoa_id text COLLATE "C" NOT NULL,
  -- The same for all that one operation wrote.
  change_id text NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  -- Null for what the server does by itself.
  uid text,
  -- As they were at the time.
  display_name text,
  role text,
  operation text NOT NULL,
  trace_id text,
  collection text NOT NULL,
  record_id text NOT NULL,
  -- Whose histories tell of it; see `auditSubjects`.
  subjects text[] NOT NULL,
  -- Of a changed record the changed fields, otherwise the whole one; null for a new and for a removed one.
  before jsonb,
  after jsonb
);
CREATE INDEX ON audit.entries USING gin (hoa_id, subjects);
CREATE INDEX ON audit.entries (hoa_id, at);

SELECT portal.guard('audit.entries');
REVOKE INSERT, UPDATE, DELETE ON audit.entries FROM portal_app;

-- Whose histories a record belongs to.
CREATE FUNCTION audit.subjects(collection text, id text, record jsonb) RETURNS text[]
LANGUAGE sql IMMUTABLE
RETURN array_remove(
  CASE collection
    WHEN 'tickets' THEN ARRAY['ticket:' || id]
    WHEN 'ticketMessages' THEN ARRAY['ticket:' || (record ->> 'ticketId')]
    WHEN 'ticketInvoices' THEN ARRAY['ticket:' || (record ->> 'ticketId')]
    WHEN 'invoices' THEN ARRAY['ticket:' || (record ->> 'workOrderId')]
    WHEN 'accounts' THEN ARRAY['unit:' || id]
    WHEN 'payments' THEN ARRAY['unit:' || (record ->> 'unit')]
    WHEN 'subscriptions' THEN ARRAY['unit:' || split_part(id, ':', 1)]
    WHEN 'people' THEN ARRAY['person:' || id]
    WHEN 'memberships' THEN ARRAY['person:' || (record ->> 'uid'), 'unit:' || (record ->> 'unit')]
    WHEN 'profiles' THEN ARRAY['person:' || id]
    WHEN 'vendors' THEN ARRAY['person:' || id]
    ELSE ARRAY[]::text[]
  END,
  NULL
);

-- The fields of the first record that the second does not have alike.
CREATE FUNCTION audit.differing(record jsonb, other jsonb) RETURNS jsonb
LANGUAGE sql IMMUTABLE
RETURN (
  SELECT coalesce(jsonb_object_agg(key, value), '{}')
  FROM jsonb_each(record) WHERE other -> key IS DISTINCT FROM value
);

CREATE FUNCTION audit.setting(name text) RETURNS text
LANGUAGE sql STABLE
RETURN nullif(current_setting(name, true), '');

-- Counters alone are no change of a record: they follow from what was added to it.
CREATE FUNCTION audit.note() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  collection text := TG_ARGV[0];
  former jsonb;
  latter jsonb;
  subjects text[];
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF OLD.data = NEW.data THEN RETURN NULL; END IF;
    former := audit.differing(OLD.data, NEW.data);
    latter := audit.differing(NEW.data, OLD.data);
    subjects := ARRAY(
      SELECT unnest(audit.subjects(collection, OLD.id, OLD.data))
      UNION SELECT unnest(audit.subjects(collection, NEW.id, NEW.data))
    );
  ELSIF TG_OP = 'INSERT' THEN
    latter := NEW.data;
    subjects := audit.subjects(collection, NEW.id, NEW.data);
  ELSE
    former := OLD.data;
    subjects := audit.subjects(collection, OLD.id, OLD.data);
  END IF;
  INSERT INTO audit.entries (
    hoa_id, change_id, uid, display_name, role, operation, trace_id, collection, record_id, subjects, before, after
  ) VALUES (
    coalesce(NEW.hoa_id, OLD.hoa_id),
    coalesce(audit.setting('hoa.change_id'), pg_current_xact_id()::text),
    audit.setting('hoa.uid'),
    audit.setting('hoa.name'),
    audit.setting('hoa.role'),
    coalesce(audit.setting('hoa.operation'), 'database'),
    audit.setting('hoa.trace_id'),
    collection, coalesce(NEW.id, OLD.id), subjects, former, latter
  );
  RETURN NULL;
END
$$;
REVOKE EXECUTE ON FUNCTION audit.note() FROM PUBLIC;

-- Notes the changes of a table that is not only for the server's own use.
CREATE FUNCTION audit.watch(name text) RETURNS void
LANGUAGE plpgsql
AS $$
DECLARE
  pascal text := replace(initcap(replace(name, '_', ' ')), ' ', '');
BEGIN
  EXECUTE format(
    'CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON portal.%I FOR EACH ROW EXECUTE FUNCTION audit.note(%L)',
    name, lower(left(pascal, 1)) || substr(pascal, 2)
  );
END
$$;

DO $$
DECLARE
  name text;
BEGIN
  FOR name IN
    SELECT tablename FROM pg_tables WHERE schemaname = 'portal'
      AND tablename NOT IN ('associations', 'answered_requests', 'answered_profile_requests', 'sequences')
  LOOP
    PERFORM audit.watch(name);
  END LOOP;
END
$$;

-- A value with every personal text in it replaced; names of fields stay.
CREATE FUNCTION audit.pseudonymized(value jsonb, personal text[], pseudonym text) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE
AS $$
DECLARE
  result text;
  one text;
BEGIN
  CASE jsonb_typeof(value)
    WHEN 'object' THEN
      RETURN (
        SELECT coalesce(jsonb_object_agg(each.key, audit.pseudonymized(each.value, personal, pseudonym)), '{}')
        FROM jsonb_each(value) AS each
      );
    WHEN 'array' THEN
      RETURN (
        SELECT coalesce(jsonb_agg(audit.pseudonymized(each.value, personal, pseudonym) ORDER BY place), '[]')
        FROM jsonb_array_elements(value) WITH ORDINALITY AS each (value, place)
      );
    WHEN 'string' THEN
      result := value #>> '{}';
      FOREACH one IN ARRAY personal LOOP
        result := replace(result, one, pseudonym);
      END LOOP;
      RETURN to_jsonb(result);
    ELSE
      RETURN value;
  END CASE;
END
$$;

-- Erases a person: their name, emails and phone, wherever they stand in the association's records and in the audit,
-- are replaced by a pseudonym. Only the owner can; the audit says that it happened, and not whom the name was of.
CREATE FUNCTION audit.erase_person(association text, person text, pseudonym text) RETURNS void
LANGUAGE plpgsql
AS $$
DECLARE
  personal text[];
  name text;
BEGIN
  PERFORM set_config('hoa.id', association, true);
  SELECT array_agg(DISTINCT text ORDER BY text DESC) INTO personal
  FROM (
    SELECT data FROM portal.people WHERE hoa_id = association AND id = person
    UNION ALL SELECT data FROM portal.profiles WHERE hoa_id = association AND id = person
    UNION ALL SELECT data FROM portal.residents WHERE hoa_id = association AND id = person
    UNION ALL SELECT data FROM portal.vendors WHERE hoa_id = association AND id = person
  ) AS known,
  LATERAL (
    VALUES (data ->> 'displayName'), (data ->> 'email'), (data ->> 'pendingEmail'), (data ->> 'phone')
  ) AS value (text)
  WHERE text <> '';
  IF personal IS NULL THEN
    RAISE EXCEPTION 'The association % knows no person %.', association, person;
  END IF;
  FOR name IN
    SELECT DISTINCT table_name FROM information_schema.columns WHERE table_schema = 'portal' AND column_name = 'data'
      AND table_name IN (SELECT tablename FROM pg_tables WHERE schemaname = 'portal')
  LOOP
    -- What the audit would keep as the former values is what must go.
    EXECUTE format('ALTER TABLE portal.%I DISABLE TRIGGER USER', name);
    EXECUTE format(
      'UPDATE portal.%I SET data = audit.pseudonymized(data, $2, $3), version = version + 1
       WHERE hoa_id = $1 AND audit.pseudonymized(data, $2, $3) <> data', name
    ) USING association, personal, pseudonym;
    EXECUTE format('ALTER TABLE portal.%I ENABLE TRIGGER USER', name);
  END LOOP;
  UPDATE audit.entries SET
    before = audit.pseudonymized(before, personal, pseudonym),
    after = audit.pseudonymized(after, personal, pseudonym),
    display_name = audit.pseudonymized(to_jsonb(display_name), personal, pseudonym) #>> '{}'
  WHERE hoa_id = association;
  INSERT INTO audit.entries (hoa_id, change_id, operation, collection, record_id, subjects, after)
  VALUES (
    association, pg_current_xact_id()::text, 'people.erase', 'people', person,
    ARRAY['person:' || person], jsonb_build_object('displayName', pseudonym)
  );
END
$$;
REVOKE EXECUTE ON FUNCTION audit.erase_person(text, text, text) FROM PUBLIC;

-- Histories by subject; see the views of `search`.
CREATE VIEW search.audit_entries AS
  SELECT * FROM audit.entries WHERE hoa_id = nullif(current_setting('hoa.id', true), '');
GRANT portal_search TO CURRENT_USER;
GRANT CREATE ON SCHEMA search TO portal_search;
ALTER VIEW search.audit_entries OWNER TO portal_search;
GRANT SELECT ON search.audit_entries TO portal_app;
REVOKE CREATE ON SCHEMA search FROM portal_search;
REVOKE portal_search FROM CURRENT_USER;
