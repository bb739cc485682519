-- Erasing a person leaves an email to those who share it.
CREATE OR REPLACE FUNCTION audit.erase_records(association text, person text, pseudonym text) RETURNS void
LANGUAGE plpgsql
AS $$
DECLARE
  personal text[];
  own text[];
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
    VALUES (data ->> 'displayName'), (data ->> 'email'), (data ->> 'pendingEmail'), (data ->> 'phone'),
      (data ->> 'postalAddress'), (data -> 'forwarding' ->> 'address')
  ) AS value (text)
  WHERE text <> '';
  IF personal IS NULL THEN
    RAISE EXCEPTION 'The association % knows no person %.', association, person;
  END IF;
  -- Others keep an email that they share.
  own := personal;
  SELECT array_agg(text) INTO personal FROM unnest(own) AS text
  WHERE NOT EXISTS (
    SELECT FROM portal.people AS other
    WHERE other.hoa_id = association AND other.id <> person AND identity.folded(other.email) = identity.folded(text)
  );
  FOR name IN
    SELECT DISTINCT table_name FROM information_schema.columns WHERE table_schema = 'portal' AND column_name = 'data'
      AND table_name IN (SELECT tablename FROM pg_tables WHERE schemaname = 'portal')
  LOOP
    EXECUTE format(
      'UPDATE portal.%I SET data = audit.pseudonymized(data, $2, $3), version = version + 1
       WHERE hoa_id = $1 AND audit.pseudonymized(data, $2, $3) <> data', name
    ) USING association, personal, pseudonym;
  END LOOP;
  FOREACH name IN ARRAY ARRAY['people', 'profiles', 'residents', 'vendors', 'vendor_contacts'] LOOP
    EXECUTE format(
      'UPDATE portal.%I SET data = audit.pseudonymized(data, $2, $3), version = version + 1
       WHERE hoa_id = $1 AND id = $4 AND audit.pseudonymized(data, $2, $3) <> data', name
    ) USING association, own, pseudonym, person;
  END LOOP;
  UPDATE audit.entries SET
    before = audit.pseudonymized(before, own, pseudonym),
    after = audit.pseudonymized(after, own, pseudonym)
  WHERE hoa_id = association AND record_id = person;
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
