-- A session belongs to a person, by their uid, and to the email that it was made through: it counts while both go
-- together. The sessions so far name no person, so everybody signs in once more.
DELETE FROM identity.sessions;
DELETE FROM identity.verifications WHERE identifier LIKE 'sign-in:%';
ALTER TABLE identity.sessions ADD COLUMN uid text NOT NULL;
CREATE INDEX ON identity.sessions (uid);

GRANT portal_roster TO CURRENT_USER;
GRANT CREATE ON SCHEMA identity, portal TO portal_roster;
GRANT SELECT, DELETE ON identity.verifications TO portal_roster;
GRANT DELETE ON identity.sessions TO portal_roster;

-- As before; with `whose`, of this person alone.
CREATE FUNCTION identity.member(sought text, whose text)
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
      AND (whose IS NULL OR person.id = whose)
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

CREATE OR REPLACE FUNCTION identity.member(sought text)
RETURNS TABLE (uid text, display_name text, email text, language text, association text, memberships jsonb)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = ''
AS $$ SELECT * FROM identity.member(sought, NULL) $$;

CREATE OR REPLACE FUNCTION identity.signed_in(hashed text)
RETURNS TABLE (session_id text, used_at timestamptz, uid text, display_name text, email text, memberships jsonb)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = ''
AS $$
  SELECT session.id, session.updated_at, member.uid, member.display_name, member.email, member.memberships
  FROM identity.sessions AS session
  JOIN identity.users AS account ON account.id = session.user_id
  CROSS JOIN LATERAL identity.member(account.email, session.uid) AS member
  WHERE session.token = hashed AND session.expires_at > now()
    AND session.created_at > now() - interval '90 days'
$$;

-- Once no association knows a person by an email any more, every session, link and claim made through it ends, however
-- the email changed: a later holder inherits nothing, nor does the person if they get it back. Sessions of the owner's
-- own browser that moved to the new email before stay.
CREATE FUNCTION identity.end_what_email_allowed() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = ''
AS $$
DECLARE
  former text := identity.folded(OLD.email);
BEGIN
  IF EXISTS (
    SELECT FROM portal.people
    WHERE id = OLD.id AND identity.folded(email) = former AND removed_at IS NULL
  ) THEN RETURN NULL; END IF;
  DELETE FROM identity.sessions AS session USING identity.users AS account
  WHERE account.id = session.user_id AND session.uid = OLD.id AND account.email = former;
  DELETE FROM identity.verifications
  WHERE CASE WHEN value LIKE '{%' THEN
    value::jsonb ->> 'uid' = OLD.id
    AND former IN (identity.folded(value::jsonb ->> 'email'), identity.folded(value::jsonb ->> 'former'))
  END;
  PERFORM pg_notify('portal_members', OLD.id);
  RETURN NULL;
END
$$;

-- Whether somebody may still do what they began: their session goes on, and so does the membership they act in. Asked in
-- the transaction of a change, so that both see the same data.
CREATE FUNCTION portal.still_acts(session_id text, person_id text, association text, membership_id text) RETURNS boolean
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
      AND session.created_at > now() - interval '90 days'
      AND person.hoa_id = association AND person.removed_at IS NULL AND membership.id = membership_id
      AND membership.since::timestamptz <= now()
      AND (membership.until IS NULL OR membership.until::timestamptz > now())
  )
$$;

ALTER FUNCTION identity.member(text, text) OWNER TO portal_roster;
ALTER FUNCTION identity.end_what_email_allowed() OWNER TO portal_roster;
ALTER FUNCTION portal.still_acts(text, text, text, text) OWNER TO portal_roster;
REVOKE CREATE ON SCHEMA identity, portal FROM portal_roster;
SET ROLE portal_roster;
REVOKE EXECUTE ON FUNCTION identity.member(text, text), identity.end_what_email_allowed(),
  portal.still_acts(text, text, text, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION identity.end_what_email_allowed() TO SESSION_USER;
GRANT EXECUTE ON FUNCTION portal.still_acts(text, text, text, text) TO portal_app;
RESET ROLE;

CREATE TRIGGER end_what_email_allowed AFTER UPDATE ON portal.people FOR EACH ROW
  WHEN (OLD.email <> '' AND (
    OLD.email IS DISTINCT FROM NEW.email OR OLD.removed_at IS NULL AND NEW.removed_at IS NOT NULL
  ))
  EXECUTE FUNCTION identity.end_what_email_allowed();
CREATE TRIGGER end_what_email_allowed_at_removal AFTER DELETE ON portal.people FOR EACH ROW
  WHEN (OLD.email <> '')
  EXECUTE FUNCTION identity.end_what_email_allowed();
REVOKE portal_roster FROM CURRENT_USER;
