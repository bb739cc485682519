-- A membership names the vendor that the person works for.
GRANT SELECT (vendor_uid) ON portal.memberships TO portal_roster;
GRANT portal_roster TO CURRENT_USER;
GRANT CREATE ON SCHEMA identity TO portal_roster;

CREATE OR REPLACE FUNCTION identity.member(sought text, whose text)
RETURNS TABLE (uid text, display_name text, email text, language text, association text, memberships jsonb)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = '' SET timezone = 'UTC'
AS $$
  WITH current AS (
    SELECT person.id AS uid, person.hoa_id, person.email,
      coalesce(profile.data ->> 'displayName', person.display_name) AS display_name,
      profile.data -> 'preferences' ->> 'language' AS language, membership.id, membership.role,
      membership.unit, home.building, membership.tenure, membership.groups,
      membership.vendor_uid, membership.office, office.data -> 'permissions' -> membership.office AS permissions, membership.since, association.name
    FROM portal.people AS person
    JOIN portal.memberships AS membership
      ON membership.hoa_id = person.hoa_id AND membership.uid = person.id
    JOIN portal.associations AS association ON association.id = person.hoa_id
    LEFT JOIN portal.offices AS office ON office.hoa_id = membership.hoa_id
    LEFT JOIN portal.units AS home ON home.hoa_id = membership.hoa_id AND home.id = membership.unit
    LEFT JOIN portal.profiles AS profile ON profile.hoa_id = person.hoa_id AND profile.id = person.id
    WHERE identity.folded(person.email) = identity.folded(sought) AND person.email <> ''
      AND person.removed_at IS NULL
      AND membership.since::timestamptz <= now()
      AND (membership.until IS NULL OR membership.until::timestamptz > now())
  ),
  first AS (
    SELECT * FROM current WHERE whose IS NULL OR uid = whose ORDER BY since, hoa_id, id LIMIT 1
  )
  SELECT first.uid, first.display_name, first.email, first.language, first.name,
    (
      SELECT jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
        'id', each.id, 'uid', each.uid, 'hoaId', each.hoa_id, 'association', each.name, 'displayName', each.display_name,
        'role', each.role, 'unit', each.unit, 'building', each.building, 'tenure', each.tenure,
        'groups', each.groups, 'office', each.office, 'permissions', each.permissions, 'vendorUid', each.vendor_uid
      )) ORDER BY each.uid <> first.uid, each.since, each.hoa_id, each.id)
      FROM current AS each
      WHERE each.uid = first.uid
        OR EXISTS (SELECT FROM current AS own WHERE own.uid = first.uid AND own.hoa_id = each.hoa_id)
    )
  FROM first
$$;

REVOKE CREATE ON SCHEMA identity FROM portal_roster;
REVOKE portal_roster FROM CURRENT_USER;

-- Erasing a person leaves the vendor to those who work for it too.
CREATE OR REPLACE FUNCTION audit.erase_records(association text, person text, pseudonym text) RETURNS void
LANGUAGE plpgsql
AS $$
DECLARE
  personal text[];
  own text[];
  name text;
  companies text[];
  now_text text := to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
BEGIN
  PERFORM pg_advisory_xact_lock(720501, hashtext(association));
  PERFORM set_config('hoa.id', association, true), set_config('hoa.erasing', 'on', true);
  SELECT array_agg(DISTINCT text ORDER BY text DESC) INTO personal
  FROM (
    SELECT data FROM portal.people WHERE hoa_id = association AND id = person
    UNION ALL SELECT data FROM portal.profiles WHERE hoa_id = association AND id = person
    UNION ALL SELECT data FROM portal.residents WHERE hoa_id = association AND id = person
    UNION ALL SELECT data FROM portal.vendors WHERE hoa_id = association AND id = person AND NOT EXISTS (
      SELECT FROM portal.vendor_contacts AS other
      WHERE other.hoa_id = association AND other.vendor_uid = person AND other.id <> person
    )
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
  DELETE FROM portal.residents WHERE hoa_id = association AND id = person;
  SELECT array_agg(vendor_uid) INTO companies
  FROM portal.vendor_contacts WHERE hoa_id = association AND id = person;
  DELETE FROM portal.vendor_contacts WHERE hoa_id = association AND id = person;
  -- Another contact takes the place of a vendor's first one; a vendor without contacts is removed.
  UPDATE portal.vendors AS vendor SET version = vendor.version + 1,
    data = vendor.data || jsonb_build_object('email', next.data -> 'email', 'phone', next.data -> 'phone')
  FROM (
    SELECT DISTINCT ON (vendor_uid) vendor_uid, data FROM portal.vendor_contacts
    WHERE hoa_id = association AND vendor_uid = ANY (companies) ORDER BY vendor_uid, id
  ) AS next
  WHERE vendor.hoa_id = association AND vendor.id = next.vendor_uid AND vendor.data ->> 'email' = '';
  UPDATE portal.vendors AS vendor SET version = version + 1, data = data || jsonb_build_object('removedAt', now_text)
  WHERE hoa_id = association AND id = ANY (companies) AND removed_at IS NULL AND NOT EXISTS (
    SELECT FROM portal.vendor_contacts AS other WHERE other.hoa_id = association AND other.vendor_uid = vendor.id
  );
  INSERT INTO audit.entries (hoa_id, change_id, operation, collection, record_id, subjects, after)
  VALUES (
    association, pg_current_xact_id()::text, 'people.erase', 'people', person,
    ARRAY['person:' || person], jsonb_build_object('displayName', pseudonym)
  );
END
$$;
