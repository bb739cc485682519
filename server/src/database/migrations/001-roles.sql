-- Roles belong to the whole server: another database of it may have made them already.
DO $$
BEGIN
  -- What the server may do; the role it signs in with is a member.
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'portal_app') THEN
    CREATE ROLE portal_app NOLOGIN;
  END IF;
  -- Whose rights the views of searches have; nobody signs in as it.
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'portal_search') THEN
    CREATE ROLE portal_search NOLOGIN;
  END IF;
END
$$;

REVOKE CREATE ON SCHEMA public FROM PUBLIC;
