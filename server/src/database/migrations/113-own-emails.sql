-- An email stands in lower case wherever it is kept, since rosters look people up by it.
DO $$
DECLARE
  association text;
  name text;
  field text;
BEGIN
  PERFORM set_config('hoa.operation', 'emails.lower-case', true);
  FOR association IN SELECT id FROM portal.associations LOOP
    PERFORM set_config('hoa.id', association, true);
    FOREACH name IN ARRAY ARRAY['people', 'profiles', 'residents', 'vendors', 'vendor_contacts'] LOOP
      FOREACH field IN ARRAY ARRAY['email', 'pendingEmail'] LOOP
        EXECUTE format(
          'UPDATE portal.%1$I
           SET data = jsonb_set(data, ARRAY[%2$L], to_jsonb(identity.folded(data ->> %2$L))), version = version + 1
           WHERE data ->> %2$L <> identity.folded(data ->> %2$L)', name, field
        );
      END LOOP;
    END LOOP;
  END LOOP;
  PERFORM set_config('hoa.id', '', true);
END
$$;

GRANT portal_roster TO CURRENT_USER;
GRANT CREATE ON SCHEMA identity TO portal_roster;

-- Each membership says what its own association calls the person: no other one decides that.
CREATE OR REPLACE FUNCTION identity.member(sought text)
RETURNS TABLE (uid text, display_name text, email text, language text, association text, memberships jsonb)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = '' SET timezone = 'UTC'
AS $$
  WITH current AS (
    SELECT person.id AS uid, person.hoa_id, person.email,
      coalesce(profile.data ->> 'displayName', person.display_name) AS display_name,
      profile.data -> 'preferences' ->> 'language' AS language, membership.id, membership.role,
      membership.unit, membership.tenure, membership.groups, membership.since, association.name
    FROM portal.people AS person
    JOIN portal.memberships AS membership
      ON membership.hoa_id = person.hoa_id AND membership.uid = person.id
    JOIN portal.associations AS association ON association.id = person.hoa_id
    LEFT JOIN portal.profiles AS profile ON profile.hoa_id = person.hoa_id AND profile.id = person.id
    WHERE identity.folded(person.email) = identity.folded(sought) AND person.email <> ''
      AND person.removed_at IS NULL
      AND membership.since::timestamptz <= now()
      AND (membership.until IS NULL OR membership.until::timestamptz > now())
  ),
  first AS (SELECT * FROM current ORDER BY since, hoa_id, id LIMIT 1)
  SELECT first.uid, first.display_name, first.email, first.language, first.name,
    (
      SELECT jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
        'id', each.id, 'hoaId', each.hoa_id, 'association', each.name, 'displayName', each.display_name,
        'role', each.role, 'unit', each.unit, 'tenure', each.tenure, 'groups', each.groups
      )) ORDER BY each.since, each.hoa_id, each.id)
      FROM current AS each WHERE each.uid = first.uid
    )
  FROM first
$$;

-- Whether another association than this one knows a person: its administrators alone do not decide about their email.
CREATE FUNCTION identity.is_known_elsewhere(person text, association text) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = ''
AS $$
  SELECT EXISTS (SELECT FROM portal.people WHERE id = person AND hoa_id <> association)
$$;

ALTER FUNCTION identity.is_known_elsewhere(text, text) OWNER TO portal_roster;
REVOKE CREATE ON SCHEMA identity FROM portal_roster;
SET ROLE portal_roster;
REVOKE EXECUTE ON FUNCTION identity.is_known_elsewhere(text, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION identity.is_known_elsewhere(text, text) TO portal_identity;
RESET ROLE;
REVOKE portal_roster FROM CURRENT_USER;
