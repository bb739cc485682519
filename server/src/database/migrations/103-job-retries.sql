-- A mail server may be away for a weekend: work is tried again for three days, with at most ten minutes between two tries.
UPDATE jobs.queue SET retry_limit = 440 WHERE name = 'portal';
UPDATE jobs.job SET retry_limit = 440 WHERE name = 'portal' AND retry_limit = 10 AND state < 'active';
