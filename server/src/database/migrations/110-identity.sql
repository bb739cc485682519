-- Who is signed in. People and what they belong to stay in the portal's tables: here is an email, the links that were
-- sent to it and the devices that used one. The tables are better-auth's, with names of our own.
CREATE SCHEMA identity;

-- The server's role switches to the first; the functions that look through the walls between associations belong to
-- the second, as which nobody can act.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'portal_identity') THEN
    CREATE ROLE portal_identity NOLOGIN;
  END IF;
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'portal_roster') THEN
    CREATE ROLE portal_roster NOLOGIN;
  END IF;
END
$$;

CREATE TABLE identity.users (
  id text PRIMARY KEY,
  -- In lower case.
  email text NOT NULL UNIQUE,
  email_verified boolean NOT NULL,
  -- People have their names in the portal's tables.
  name text NOT NULL CHECK (name = ''),
  image text CHECK (image IS NULL),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);

CREATE TABLE identity.sessions (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES identity.users ON DELETE CASCADE,
  -- A hash of what the cookie holds.
  token text NOT NULL UNIQUE,
  user_agent text,
  ip_address text CHECK (ip_address = ''),
  created_at timestamptz NOT NULL,
  -- When it was last used, to the hour.
  updated_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX ON identity.sessions (user_id);
CREATE INDEX ON identity.sessions (expires_at);

-- What was sent and can be used once: by a hash of its name, without the secret, which is derived from the name.
CREATE TABLE identity.verifications (
  id text PRIMARY KEY,
  identifier text NOT NULL UNIQUE,
  value text NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX ON identity.verifications (expires_at);

-- How often something was tried since when, by a keyed hash of who tried what.
CREATE TABLE identity.tries (
  key text PRIMARY KEY,
  count integer NOT NULL,
  until timestamptz NOT NULL
);
CREATE INDEX ON identity.tries (until);

-- Emails compare ignoring case.
CREATE FUNCTION identity.folded(email text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN lower(email COLLATE "und-x-icu") COLLATE "C";

CREATE INDEX people_sign_in ON portal.people (identity.folded(email));

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['associations', 'people', 'memberships', 'profiles'] LOOP
    EXECUTE format('CREATE POLICY roster ON portal.%I FOR SELECT TO portal_roster USING (true)', name);
    EXECUTE format('GRANT SELECT ON portal.%I TO portal_roster', name);
  END LOOP;
END
$$;
GRANT USAGE ON SCHEMA portal, identity TO portal_roster;
GRANT SELECT ON identity.users, identity.sessions TO portal_roster;

-- The person of an email with their memberships in force, of every association that knows them by it. Where two people
-- share an email, the one who came first.
CREATE FUNCTION identity.member(sought text)
RETURNS TABLE (uid text, display_name text, email text, language text, association text, memberships jsonb)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = '' SET timezone = 'UTC'
AS $$
  WITH current AS (
    SELECT person.id AS uid, person.hoa_id, person.email, person.display_name, membership.id, membership.role,
      membership.unit, membership.tenure, membership.groups, membership.since
    FROM portal.people AS person
    JOIN portal.memberships AS membership
      ON membership.hoa_id = person.hoa_id AND membership.uid = person.id
    WHERE identity.folded(person.email) = identity.folded(sought) AND person.email <> ''
      AND person.removed_at IS NULL
      AND membership.since::timestamptz <= now()
      AND (membership.until IS NULL OR membership.until::timestamptz > now())
  ),
  first AS (SELECT * FROM current ORDER BY since, hoa_id, id LIMIT 1)
  SELECT first.uid,
    coalesce(profile.data ->> 'displayName', first.display_name),
    first.email,
    profile.data -> 'preferences' ->> 'language',
    association.name,
    (
      SELECT jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
        'id', each.id, 'hoaId', each.hoa_id, 'role', each.role, 'unit', each.unit, 'tenure', each.tenure,
        'groups', each.groups
      )) ORDER BY each.since, each.hoa_id, each.id)
      FROM current AS each WHERE each.uid = first.uid
    )
  FROM first
  JOIN portal.associations AS association ON association.id = first.hoa_id
  LEFT JOIN portal.profiles AS profile ON profile.hoa_id = first.hoa_id AND profile.id = first.uid
$$;

-- Who has the cookie that this is a hash of: one statement for every request.
CREATE FUNCTION identity.signed_in(hashed text)
RETURNS TABLE (session_id text, used_at timestamptz, uid text, display_name text, email text, memberships jsonb)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = ''
AS $$
  SELECT session.id, session.updated_at, member.uid, member.display_name, member.email, member.memberships
  FROM identity.sessions AS session
  JOIN identity.users AS account ON account.id = session.user_id
  CROSS JOIN LATERAL identity.member(account.email) AS member
  WHERE session.token = hashed AND session.expires_at > now()
    AND session.created_at > now() - interval '90 days'
$$;

-- Whose emails these are, in whatever association, also of people who were removed; in lower case.
CREATE FUNCTION identity.uids_of(sought text[]) RETURNS TABLE (email text, uid text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = ''
AS $$
  SELECT identity.folded(person.email), min(person.id)
  FROM portal.people AS person
  WHERE identity.folded(person.email) IN (SELECT identity.folded(each) FROM unnest(sought) AS each)
    AND person.email <> ''
  GROUP BY identity.folded(person.email)
$$;

-- The associations that know a person by an email.
CREATE FUNCTION identity.associations_of(person text, sought text) RETURNS SETOF text
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = ''
AS $$
  SELECT hoa_id FROM portal.people
  WHERE id = person AND identity.folded(email) = identity.folded(sought)
  ORDER BY hoa_id
$$;

-- A role that gives a function away must be a member of the one that gets it, which may create in the schema just then.
GRANT portal_roster TO CURRENT_USER;
GRANT CREATE ON SCHEMA identity TO portal_roster;
ALTER FUNCTION identity.member(text) OWNER TO portal_roster;
ALTER FUNCTION identity.signed_in(text) OWNER TO portal_roster;
ALTER FUNCTION identity.uids_of(text[]) OWNER TO portal_roster;
ALTER FUNCTION identity.associations_of(text, text) OWNER TO portal_roster;
REVOKE CREATE ON SCHEMA identity FROM portal_roster;
SET ROLE portal_roster;
REVOKE EXECUTE ON FUNCTION identity.member(text), identity.signed_in(text), identity.uids_of(text[]),
  identity.associations_of(text, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION identity.member(text), identity.signed_in(text), identity.uids_of(text[]),
  identity.associations_of(text, text) TO portal_identity;
RESET ROLE;
REVOKE portal_roster FROM CURRENT_USER;

GRANT USAGE ON SCHEMA identity TO portal_identity;
GRANT SELECT, INSERT, UPDATE, DELETE ON identity.users, identity.sessions, identity.verifications, identity.tries
  TO portal_identity;
-- A sign-in is asked for and worked off by whoever runs jobs.
GRANT USAGE ON SCHEMA jobs TO portal_identity;
GRANT INSERT ON jobs.job TO portal_identity;
GRANT SELECT ON jobs.queue TO portal_identity;
GRANT portal_identity TO portal_app;
