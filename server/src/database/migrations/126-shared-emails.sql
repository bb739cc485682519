-- People of one association may share an email: a session through it may act as each of them there.
GRANT portal_roster TO CURRENT_USER;
GRANT CREATE ON SCHEMA identity, portal TO portal_roster;

CREATE OR REPLACE FUNCTION identity.member(sought text, whose text)
RETURNS TABLE (uid text, display_name text, email text, language text, association text, memberships jsonb)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = '' SET timezone = 'UTC'
AS $$
  WITH current AS (
    SELECT person.id AS uid, person.hoa_id, person.email,
      coalesce(profile.data ->> 'displayName', person.display_name) AS display_name,
      profile.data -> 'preferences' ->> 'language' AS language, membership.id, membership.role,
      membership.unit, home.building, membership.tenure, membership.groups, membership.since, association.name
    FROM portal.people AS person
    JOIN portal.memberships AS membership
      ON membership.hoa_id = person.hoa_id AND membership.uid = person.id
    JOIN portal.associations AS association ON association.id = person.hoa_id
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
        'groups', each.groups
      )) ORDER BY each.uid <> first.uid, each.since, each.hoa_id, each.id)
      FROM current AS each
      WHERE each.uid = first.uid
        OR EXISTS (SELECT FROM current AS own WHERE own.uid = first.uid AND own.hoa_id = each.hoa_id)
    )
  FROM first
$$;

CREATE OR REPLACE FUNCTION portal.still_acts(
  session_id text, person_id text, association text, membership_id text, max_days integer
) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = '' SET timezone = 'UTC'
AS $$
  SELECT EXISTS (
    SELECT
    FROM identity.sessions AS session
    JOIN identity.users AS account ON account.id = session.user_id
    JOIN portal.people AS person
      ON person.id = person_id AND identity.folded(person.email) = account.email
    JOIN portal.memberships AS membership
      ON membership.hoa_id = person.hoa_id AND membership.uid = person.id
    WHERE session.id = session_id AND session.expires_at > now()
      AND session.created_at > now() - make_interval(days => max_days)
      AND person.hoa_id = association AND person.removed_at IS NULL AND membership.id = membership_id
      AND membership.since::timestamptz <= now()
      AND (membership.until IS NULL OR membership.until::timestamptz > now())
      AND (session.uid = person_id OR EXISTS (
        SELECT FROM portal.people AS own
        WHERE own.id = session.uid AND own.hoa_id = association AND own.removed_at IS NULL
          AND identity.folded(own.email) = account.email
      ))
  )
$$;

REVOKE CREATE ON SCHEMA identity, portal FROM portal_roster;
REVOKE portal_roster FROM CURRENT_USER;
