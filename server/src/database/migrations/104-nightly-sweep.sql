-- Looking for unattached files lists all that are kept, which takes long where there are many: once a night is enough.
SELECT jobs.create_queue('nightly-sweep', '{"policy": "stately", "retryLimit": 0, "expireInSeconds": 21600}');
INSERT INTO jobs.schedule (name, cron, timezone) VALUES ('nightly-sweep', '20 2 * * *', 'UTC');

DO $$
DECLARE
  partition text;
BEGIN
  SELECT partition_name INTO STRICT partition FROM jobs.queue WHERE name = 'nightly-sweep';
  EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON jobs.%I TO portal_jobs', partition);
END
$$;
