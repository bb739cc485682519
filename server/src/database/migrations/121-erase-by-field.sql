-- Erasing a person leaves ids, roles and other values of the program as they are, whatever the person was called, and an
-- email becomes empty, since mail would go to a pseudonym. Emails are found whatever their case.
CREATE OR REPLACE FUNCTION audit.pseudonymized(value jsonb, personal text[], pseudonym text) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE
AS $$
DECLARE
  result text;
  one text;
  word text;
BEGIN
  CASE jsonb_typeof(value)
    WHEN 'object' THEN
      RETURN (
        SELECT coalesce(jsonb_object_agg(each.key, CASE
          -- What the program itself reads and writes.
          WHEN each.key ~ '(^id|Id|Ids|^uid|Uid|Url|^url|At|^since|^until|[dD]ate)$' OR each.key IN (
            'role', 'roles', 'recipients', 'readers', 'unreadFor', 'status', 'type', 'category', 'priority', 'unit', 'units',
            'building', 'groups', 'audience', 'mimeType', 'code', 'theme', 'language', 'ownerKind', 'uploadedBy', 'sentBy',
            'orderedFor', 'tenure', 'workItems', 'from', 'to', 'version'
          ) THEN each.value
          WHEN each.key IN ('email', 'pendingEmail') AND lower(each.value #>> '{}') = ANY (
            SELECT lower(text) FROM unnest(personal) AS text
          ) THEN '""'
          ELSE audit.pseudonymized(each.value, personal, pseudonym)
        END), '{}')
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
        CONTINUE WHEN strpos(lower(result), lower(one)) = 0;
        word := regexp_replace(one, '([^[:alnum:][:space:]])', '\\\1', 'g');
        word := CASE WHEN strpos(one, '@') > 0
          THEN '(?<![[:alnum:]._%+-])' || word || '(?![[:alnum:]_-]|\.[[:alnum:]])'
          ELSE '(?<![[:alnum:]])' || word || '(?![[:alnum:]])'
        END;
        result := regexp_replace(
          result, word, replace(pseudonym, '\', '\\'), CASE WHEN strpos(one, '@') > 0 THEN 'gi' ELSE 'g' END
        );
      END LOOP;
      RETURN to_jsonb(result);
    ELSE
      RETURN value;
  END CASE;
END
$$;

-- While the owner erases, the audit keeps no former values. That another role says so changes nothing.
CREATE OR REPLACE FUNCTION audit.note() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  collection text := TG_ARGV[0];
  former jsonb;
  latter jsonb;
  subjects text[];
BEGIN
  IF audit.setting('hoa.erasing') = 'on' AND pg_has_role(session_user, current_user, 'MEMBER') THEN RETURN NULL; END IF;
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

-- Holds back who writes in this association alone, as any writer does, and ends what the person holds in it.
CREATE OR REPLACE FUNCTION audit.erase_records(association text, person text, pseudonym text) RETURNS void
LANGUAGE plpgsql
AS $$
DECLARE
  personal text[];
  name text;
  now_text text := to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
BEGIN
  PERFORM pg_advisory_xact_lock(720501, hashtext(association));
  PERFORM set_config('hoa.id', association, true), set_config('hoa.erasing', 'on', true);
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
    EXECUTE format(
      'UPDATE portal.%I SET data = audit.pseudonymized(data, $2, $3), version = version + 1
       WHERE hoa_id = $1 AND audit.pseudonymized(data, $2, $3) <> data', name
    ) USING association, personal, pseudonym;
  END LOOP;
  UPDATE audit.entries SET
    before = audit.pseudonymized(before, personal, pseudonym),
    after = audit.pseudonymized(after, personal, pseudonym),
    display_name = audit.pseudonymized(to_jsonb(display_name), personal, pseudonym) #>> '{}'
  WHERE hoa_id = association;
  PERFORM set_config('hoa.erasing', '', true), set_config('hoa.operation', 'people.erase', true);
  UPDATE portal.memberships SET version = version + 1,
    data = data || jsonb_build_object('until', greatest(data ->> 'since', now_text))
  WHERE hoa_id = association AND uid = person AND (until IS NULL OR until > now_text);
  UPDATE portal.people SET version = version + 1,
    data = data || jsonb_build_object('removedAt', now_text, 'roles', '[]'::jsonb, 'units', '[]'::jsonb)
  WHERE hoa_id = association AND id = person AND removed_at IS NULL;
  UPDATE portal.vendors SET version = version + 1, data = data || jsonb_build_object('removedAt', now_text)
  WHERE hoa_id = association AND id = person AND removed_at IS NULL;
  DELETE FROM portal.residents WHERE hoa_id = association AND id = person;
  DELETE FROM portal.vendor_contacts WHERE hoa_id = association AND id = person;
  INSERT INTO audit.entries (hoa_id, change_id, operation, collection, record_id, subjects, after)
  VALUES (
    association, pg_current_xact_id()::text, 'people.erase', 'people', person,
    ARRAY['person:' || person], jsonb_build_object('displayName', pseudonym)
  );
END
$$;
