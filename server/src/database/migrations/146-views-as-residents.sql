-- A session includes the membership that its administrator views, marked as read-only.
CREATE POLICY roster ON portal.impersonations FOR SELECT TO portal_roster USING (true);
GRANT SELECT (hoa_id, id, data) ON portal.impersonations TO portal_roster;
GRANT portal_roster TO CURRENT_USER;
GRANT CREATE ON SCHEMA identity, portal TO portal_roster;

-- The membership that an administrator with all permissions views now; no row without one.
CREATE FUNCTION portal.viewed_membership(association text, viewer text)
RETURNS TABLE (id text, uid text, membership jsonb)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = '' SET timezone = 'UTC'
AS $$
  SELECT viewed.id, viewed.uid, jsonb_strip_nulls(jsonb_build_object(
    'id', viewed.id, 'uid', viewed.uid, 'hoaId', viewed.hoa_id, 'association', association.name,
    'displayName', coalesce(profile.data ->> 'displayName', person.display_name), 'email', person.email,
    'role', viewed.role,
    'unit', viewed.unit, 'building', home.building, 'tenure', viewed.tenure, 'groups', viewed.groups, 'viewOnly', true
  ))
  FROM portal.impersonations AS view
  JOIN portal.memberships AS viewed
    ON viewed.hoa_id = view.hoa_id AND viewed.id = view.data ->> 'membershipId' AND viewed.role = 'resident'
  JOIN portal.people AS person
    ON person.hoa_id = viewed.hoa_id AND person.id = viewed.uid AND person.removed_at IS NULL
  JOIN portal.associations AS association ON association.id = view.hoa_id
  LEFT JOIN portal.units AS home ON home.hoa_id = viewed.hoa_id AND home.id = viewed.unit
  LEFT JOIN portal.profiles AS profile ON profile.hoa_id = viewed.hoa_id AND profile.id = viewed.uid
  WHERE view.hoa_id = $1 AND view.id = viewer AND (view.data ->> 'until')::timestamptz > now()
    AND viewed.since::timestamptz <= now() AND (viewed.until IS NULL OR viewed.until::timestamptz > now())
    AND EXISTS (
      SELECT FROM portal.memberships AS own
      WHERE own.hoa_id = view.hoa_id AND own.uid = viewer AND own.role = 'admin' AND own.office IS NULL
        AND own.since::timestamptz <= now() AND (own.until IS NULL OR own.until::timestamptz > now())
    )
$$;

CREATE OR REPLACE FUNCTION identity.signed_in(hashed text, max_days integer)
RETURNS TABLE (session_id text, used_at timestamptz, uid text, display_name text, email text, memberships jsonb)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = ''
AS $$
  SELECT session.id, session.updated_at, member.uid, member.display_name, member.email,
    member.memberships || coalesce((
      SELECT jsonb_agg(viewed.membership)
      FROM jsonb_to_recordset(member.memberships) AS own (uid text, "hoaId" text, role text)
      CROSS JOIN LATERAL portal.viewed_membership(own."hoaId", own.uid) AS viewed
      WHERE own.role = 'admin'
    ), '[]')
  FROM identity.sessions AS session
  JOIN identity.users AS account ON account.id = session.user_id
  CROSS JOIN LATERAL identity.member(account.email, session.uid) AS member
  WHERE session.token = hashed AND session.expires_at > now()
    AND session.created_at > now() - make_interval(days => max_days)
$$;

-- The people of an association as whom a session may act: its own one, and those who share their email there.
CREATE FUNCTION portal.people_of_session(session_id text, association text, max_days integer) RETURNS SETOF text
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = ''
AS $$
  SELECT person.id
  FROM identity.sessions AS session
  JOIN identity.users AS account ON account.id = session.user_id
  JOIN portal.people AS own ON own.id = session.uid
  JOIN portal.people AS person ON person.hoa_id = own.hoa_id
  WHERE session.id = session_id AND session.expires_at > now()
    AND session.created_at > now() - make_interval(days => max_days)
    AND own.hoa_id = association AND own.removed_at IS NULL AND identity.folded(own.email) = account.email
    AND person.removed_at IS NULL AND identity.folded(person.email) = account.email
$$;

CREATE OR REPLACE FUNCTION portal.still_acts(
  session_id text, person_id text, association text, membership_id text, max_days integer
) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = '' SET timezone = 'UTC'
AS $$
  SELECT EXISTS (
    SELECT
    FROM portal.people_of_session(session_id, association, max_days) AS actor
    JOIN portal.memberships AS membership ON membership.uid = actor
    WHERE actor = person_id AND membership.hoa_id = association AND membership.id = membership_id
      AND membership.since::timestamptz <= now()
      AND (membership.until IS NULL OR membership.until::timestamptz > now())
  ) OR EXISTS (
    SELECT
    FROM portal.people_of_session(session_id, association, max_days) AS actor
    CROSS JOIN LATERAL portal.viewed_membership(association, actor) AS viewed
    WHERE viewed.id = membership_id AND viewed.uid = person_id
  )
$$;

ALTER FUNCTION portal.viewed_membership(text, text) OWNER TO portal_roster;
ALTER FUNCTION portal.people_of_session(text, text, integer) OWNER TO portal_roster;
REVOKE CREATE ON SCHEMA identity, portal FROM portal_roster;
SET ROLE portal_roster;
REVOKE EXECUTE ON FUNCTION portal.viewed_membership(text, text),
  portal.people_of_session(text, text, integer) FROM PUBLIC;
RESET ROLE;
REVOKE portal_roster FROM CURRENT_USER;
