-- A session knows the office of each administrator's membership, and its permissions if the association adjusted them.
CREATE POLICY roster ON portal.offices FOR SELECT TO portal_roster USING (true);
GRANT SELECT (hoa_id, data) ON portal.offices TO portal_roster;

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
      membership.office, office.data -> 'permissions' -> membership.office AS permissions, membership.since, association.name
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
        'groups', each.groups, 'office', each.office, 'permissions', each.permissions
      )) ORDER BY each.uid <> first.uid, each.since, each.hoa_id, each.id)
      FROM current AS each
      WHERE each.uid = first.uid
        OR EXISTS (SELECT FROM current AS own WHERE own.uid = first.uid AND own.hoa_id = each.hoa_id)
    )
  FROM first
$$;

REVOKE CREATE ON SCHEMA identity FROM portal_roster;
REVOKE portal_roster FROM CURRENT_USER;
