-- One by one.
-- A person is looked for by their id alone, in whatever association.
CREATE INDEX CONCURRENTLY IF NOT EXISTS people_anywhere ON portal.people (id);
