-- Topics that not everyone may read, such as those that wait for a moderator's approval.
ALTER TABLE portal.topics ADD COLUMN withheld text COLLATE "C"
  GENERATED ALWAYS AS (data ->> 'withheld') STORED;
CREATE INDEX ON portal.topics (hoa_id, withheld, last_activity) WHERE withheld IS NOT NULL;
GRANT portal_search TO CURRENT_USER;
GRANT CREATE ON SCHEMA search TO portal_search;
DROP VIEW search.topics;
SELECT portal.offer_search('topics');
REVOKE CREATE ON SCHEMA search FROM portal_search;
REVOKE portal_search FROM CURRENT_USER;
