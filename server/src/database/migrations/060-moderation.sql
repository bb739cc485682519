-- The log of what moderators of the forums did.
CREATE TABLE portal.moderation_entries (
  hoa_id text COLLATE "C" NOT NULL REFERENCES portal.associations,
  id text COLLATE "C" NOT NULL CHECK (id <> ''),
  version integer NOT NULL CHECK (version > 0),
  data jsonb NOT NULL CHECK (jsonb_typeof(data) = 'object'),
  "at" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'at') STORED NOT NULL
    CHECK ("at" ~ '^\d{4}-\d{2}-\d{2}'),
  PRIMARY KEY (hoa_id, id)
);
CREATE INDEX ON portal.moderation_entries (hoa_id, at);
SELECT portal.guard('portal.moderation_entries');
SELECT audit.watch('moderation_entries');

-- What a notification quotes, by which it is found when that is hidden.
ALTER TABLE portal.notifications ADD COLUMN "about" text[]
  GENERATED ALWAYS AS (portal.texts(data -> 'about')) STORED;
CREATE INDEX ON portal.notifications USING gin (hoa_id, about) WHERE about IS NOT NULL;
GRANT portal_search TO CURRENT_USER;
GRANT CREATE ON SCHEMA search TO portal_search;
DROP VIEW search.notifications;
SELECT portal.offer_search('notifications');
REVOKE CREATE ON SCHEMA search FROM portal_search;
REVOKE portal_search FROM CURRENT_USER;
