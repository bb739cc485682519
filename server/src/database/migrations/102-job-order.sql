-- Work is taken out by priority, then by age. Without an index in that order each piece sorted all that waits, which after a
-- broadcast to 20,000 households is much.
DO $$
DECLARE
  partition text;
BEGIN
  SELECT partition_name INTO STRICT partition FROM jobs.queue WHERE name = 'portal';
  EXECUTE format(
    'CREATE INDEX jobs_in_order ON jobs.%I (priority DESC, created_on, id) WHERE state < ''active''', partition
  );
END
$$;
