-- A view keeps the columns that its table had when it was made, so searches lacked those of migration 068.
GRANT portal_search TO CURRENT_USER;
GRANT CREATE ON SCHEMA search TO portal_search;

DROP VIEW search.folders;
DROP VIEW search.files;
SELECT portal.offer_search('folders');
SELECT portal.offer_search('files');

REVOKE CREATE ON SCHEMA search FROM portal_search;
REVOKE portal_search FROM CURRENT_USER;
