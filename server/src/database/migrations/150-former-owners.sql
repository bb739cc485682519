-- Former owners sign in to read their own history: a session lists their ended ownership with its end.
GRANT portal_roster TO CURRENT_USER;
GRANT CREATE ON SCHEMA identity, portal TO portal_roster;

-- True for the last ownership of a home by a person who neither lives there again nor was removed.
CREATE FUNCTION portal.is_past_ownership(association text, membership_id text) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = '' SET timezone = 'UTC'
AS $$
  SELECT EXISTS (
    SELECT
    FROM portal.memberships AS past
    JOIN portal.people AS person ON person.hoa_id = past.hoa_id AND person.id = past.uid
    WHERE past.hoa_id = association AND past.id = membership_id AND person.removed_at IS NULL
      AND past.role = 'resident' AND past.tenure = 'owner' AND past.unit IS NOT NULL
      AND past.until > past.since AND past.until::timestamptz <= now()
      AND NOT EXISTS (
        SELECT
        FROM portal.memberships AS other
        WHERE other.hoa_id = past.hoa_id AND other.uid = past.uid AND other.unit = past.unit
          AND other.role = 'resident' AND other.since::timestamptz <= now() AND (
            other.until IS NULL OR other.until::timestamptz > now()
            OR other.tenure = 'owner' AND other.until > other.since
              AND (other.until, other.id) > (past.until, past.id)
          )
      )
  )
$$;

CREATE OR REPLACE FUNCTION identity.member(sought text, whose text)
RETURNS TABLE (uid text, display_name text, email text, language text, association text, memberships jsonb)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = '' SET timezone = 'UTC'
AS $$
  WITH held AS (
    SELECT person.id AS uid, person.hoa_id, person.email,
      coalesce(profile.data ->> 'displayName', person.display_name) AS display_name,
      profile.data -> 'preferences' ->> 'language' AS language, membership.id, membership.role,
      membership.unit, home.building, membership.tenure, membership.groups,
      membership.vendor_uid, membership.office, office.data -> 'permissions' -> membership.office AS permissions,
      membership.since, CASE WHEN membership.until::timestamptz <= now() THEN membership.until END AS until,
      association.name
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
      AND (
        membership.until IS NULL OR membership.until::timestamptz > now()
        OR portal.is_past_ownership(membership.hoa_id, membership.id)
      )
  ),
  first AS (
    SELECT * FROM held WHERE whose IS NULL OR uid = whose ORDER BY until IS NOT NULL, since, hoa_id, id LIMIT 1
  )
  SELECT first.uid, first.display_name, first.email, first.language, first.name,
    (
      SELECT jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
        'id', each.id, 'uid', each.uid, 'hoaId', each.hoa_id, 'association', each.name, 'displayName', each.display_name,
        'role', each.role, 'unit', each.unit, 'building', each.building, 'tenure', each.tenure,
        'groups', each.groups, 'office', each.office, 'permissions', each.permissions, 'vendorUid', each.vendor_uid,
        'until', each.until
      )) ORDER BY each.uid <> first.uid, each.until IS NOT NULL, each.since, each.hoa_id, each.id)
      FROM held AS each
      WHERE each.uid = first.uid
        OR EXISTS (SELECT FROM held AS own WHERE own.uid = first.uid AND own.hoa_id = each.hoa_id)
    )
  FROM first
$$;

-- Like `still_acts`, for a former owner.
CREATE FUNCTION portal.still_reads(
  session_id text, person_id text, association text, membership_id text, max_days integer
) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = ''
AS $$
  SELECT EXISTS (
    SELECT
    FROM portal.people_of_session(session_id, association, max_days) AS actor
    JOIN portal.memberships AS membership ON membership.uid = actor
    WHERE actor = person_id AND membership.hoa_id = association AND membership.id = membership_id
      AND portal.is_past_ownership(membership.hoa_id, membership.id)
  )
$$;

ALTER FUNCTION portal.is_past_ownership(text, text) OWNER TO portal_roster;
ALTER FUNCTION portal.still_reads(text, text, text, text, integer) OWNER TO portal_roster;
REVOKE CREATE ON SCHEMA identity, portal FROM portal_roster;
SET ROLE portal_roster;
REVOKE EXECUTE ON FUNCTION portal.is_past_ownership(text, text),
  portal.still_reads(text, text, text, text, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION portal.still_reads(text, text, text, text, integer) TO portal_app;
RESET ROLE;
REVOKE portal_roster FROM CURRENT_USER;
