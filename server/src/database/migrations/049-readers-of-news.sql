-- News for a part of the residents lists the keys of its readers.
ALTER TABLE portal.news ADD COLUMN "readers" text[] GENERATED ALWAYS AS (portal.texts(data -> 'readers')) STORED;

-- A view shows the columns that its table had when it was created.
GRANT portal_search TO CURRENT_USER;
GRANT CREATE ON SCHEMA search TO portal_search;
DROP VIEW search.news;
SELECT portal.offer_search('news');
REVOKE CREATE ON SCHEMA search FROM portal_search;
REVOKE portal_search FROM CURRENT_USER;
