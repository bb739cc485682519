-- The worker's role. The server's role may only add jobs.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'portal_jobs') THEN
CREATE ROLE portal_jobs NOLOGIN NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE;
  END IF;
END
$$;

GRANT USAGE ON SCHEMA jobs TO portal_app, portal_jobs;
GRANT INSERT ON jobs.job TO portal_app;
GRANT SELECT ON jobs.queue TO portal_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA jobs TO portal_jobs;
REVOKE EXECUTE ON ALL FUNCTIONS IN SCHEMA jobs FROM PUBLIC;
GRANT EXECUTE ON FUNCTION jobs.create_queue(text, json) TO portal_jobs;

-- A role that is switched to, never inherited: only the worker's connections have its permissions.
ALTER ROLE portal_app NOINHERIT;
GRANT portal_jobs TO portal_app;
