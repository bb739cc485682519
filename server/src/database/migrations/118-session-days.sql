-- The server passes the maximum age of a session in days. The functions without it stay for servers of the version before.
GRANT portal_roster TO CURRENT_USER;
GRANT CREATE ON SCHEMA identity, portal TO portal_roster;

CREATE FUNCTION identity.signed_in(hashed text, max_days integer)
RETURNS TABLE (session_id text, used_at timestamptz, uid text, display_name text, email text, memberships jsonb)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = ''
AS $$
  SELECT session.id, session.updated_at, member.uid, member.display_name, member.email, member.memberships
  FROM identity.sessions AS session
  JOIN identity.users AS account ON account.id = session.user_id
  CROSS JOIN LATERAL identity.member(account.email, session.uid) AS member
  WHERE session.token = hashed AND session.expires_at > now()
    AND session.created_at > now() - make_interval(days => max_days)
$$;

CREATE FUNCTION portal.still_acts(
  session_id text, person_id text, association text, membership_id text, max_days integer
) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = '' SET timezone = 'UTC'
AS $$
  SELECT EXISTS (
    SELECT
    FROM identity.sessions AS session
    JOIN identity.users AS account ON account.id = session.user_id
    JOIN portal.people AS person
      ON person.id = session.uid AND identity.folded(person.email) = account.email
    JOIN portal.memberships AS membership
      ON membership.hoa_id = person.hoa_id AND membership.uid = person.id
    WHERE session.id = session_id AND session.uid = person_id AND session.expires_at > now()
      AND session.created_at > now() - make_interval(days => max_days)
      AND person.hoa_id = association AND person.removed_at IS NULL AND membership.id = membership_id
      AND membership.since::timestamptz <= now()
      AND (membership.until IS NULL OR membership.until::timestamptz > now())
  )
$$;

ALTER FUNCTION identity.signed_in(text, integer) OWNER TO portal_roster;
ALTER FUNCTION portal.still_acts(text, text, text, text, integer) OWNER TO portal_roster;
REVOKE CREATE ON SCHEMA identity, portal FROM portal_roster;
SET ROLE portal_roster;
REVOKE EXECUTE ON FUNCTION identity.signed_in(text, integer),
  portal.still_acts(text, text, text, text, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION identity.signed_in(text, integer) TO portal_identity;
GRANT EXECUTE ON FUNCTION portal.still_acts(text, text, text, text, integer) TO portal_app;
RESET ROLE;
REVOKE portal_roster FROM CURRENT_USER;
