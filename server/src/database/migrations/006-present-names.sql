-- Searches also find tickets and topics by the names that people have now, which are those of their profiles.
ALTER TABLE portal.topics ADD COLUMN author_uid text COLLATE "C"
  GENERATED ALWAYS AS (data -> 'author' ->> 'uid') STORED NOT NULL;
CREATE INDEX ON portal.topics (hoa_id, author_uid);

ALTER TABLE portal.profiles ADD COLUMN search text
  GENERATED ALWAYS AS (portal.folded((data ->> 'displayName'))) STORED;
CREATE INDEX ON portal.profiles USING gin (hoa_id, search gin_trgm_ops);

GRANT portal_search TO CURRENT_USER;
GRANT CREATE ON SCHEMA search TO portal_search;

-- A view keeps the columns that its table had when it was made.
DROP VIEW search.topics;
SELECT portal.offer_search('topics');
SELECT portal.offer_search('profiles');

REVOKE CREATE ON SCHEMA search FROM portal_search;
REVOKE portal_search FROM CURRENT_USER;
