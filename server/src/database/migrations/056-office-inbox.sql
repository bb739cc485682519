-- Conversations with the office: how far it is with each, and who has taken it.
ALTER TABLE portal.threads
  ADD COLUMN "office_state" text COLLATE "C" GENERATED ALWAYS AS (data -> 'office' ->> 'state') STORED
    CHECK ("office_state" IN ('waiting', 'answered', 'closed')),
  ADD COLUMN "office_taken_by_uid" text COLLATE "C" GENERATED ALWAYS AS (data -> 'office' ->> 'takenByUid') STORED,
  ADD COLUMN "office_waiting_since" text COLLATE "C" GENERATED ALWAYS AS (data -> 'office' ->> 'waitingSince') STORED
    CHECK ("office_waiting_since" ~ '^\d{4}-\d{2}-\d{2}');
CREATE INDEX ON portal.threads (hoa_id, office_state, office_waiting_since) WHERE office_state IS NOT NULL;

-- Messages that people have not sent, those that they reported, and neighbors whose messages they refuse.
CREATE TABLE portal.message_drafts (
  hoa_id text COLLATE "C" NOT NULL REFERENCES portal.associations,
  id text COLLATE "C" NOT NULL CHECK (id <> ''),
  version integer NOT NULL CHECK (version > 0),
  data jsonb NOT NULL CHECK (jsonb_typeof(data) = 'object'),
  "uid" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'uid') STORED NOT NULL,
  PRIMARY KEY (hoa_id, id)
);
CREATE INDEX ON portal.message_drafts (hoa_id, uid);

CREATE TABLE portal.message_reports (
  hoa_id text COLLATE "C" NOT NULL REFERENCES portal.associations,
  id text COLLATE "C" NOT NULL CHECK (id <> ''),
  version integer NOT NULL CHECK (version > 0),
  data jsonb NOT NULL CHECK (jsonb_typeof(data) = 'object'),
  "thread_id" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'threadId') STORED NOT NULL,
  "message_id" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'messageId') STORED NOT NULL,
  "state" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'state') STORED NOT NULL
    CHECK ("state" IN ('open', 'kept', 'removed')),
  "at" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'at') STORED NOT NULL
    CHECK ("at" ~ '^\d{4}-\d{2}-\d{2}'),
  PRIMARY KEY (hoa_id, id)
);
CREATE INDEX ON portal.message_reports (hoa_id, state, at);
CREATE INDEX ON portal.message_reports (hoa_id, message_id);
CREATE INDEX ON portal.message_reports (hoa_id, thread_id);

CREATE TABLE portal.message_blocks (
  hoa_id text COLLATE "C" NOT NULL REFERENCES portal.associations,
  id text COLLATE "C" NOT NULL CHECK (id <> ''),
  version integer NOT NULL CHECK (version > 0),
  data jsonb NOT NULL CHECK (jsonb_typeof(data) = 'object'),
  "uid" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'uid') STORED NOT NULL,
  "blocked_uid" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'blockedUid') STORED NOT NULL,
  PRIMARY KEY (hoa_id, id)
);
CREATE INDEX ON portal.message_blocks (hoa_id, uid);
CREATE INDEX ON portal.message_blocks (hoa_id, blocked_uid);

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['message_drafts', 'message_reports', 'message_blocks'] LOOP
    PERFORM portal.guard(format('portal.%I', name)::regclass);
  END LOOP;
END
$$;
SELECT audit.watch('message_reports');
SELECT audit.watch('message_blocks');

-- Neighbors who may be written to.
ALTER TABLE portal.directory_entries ADD COLUMN "allows_messages" boolean
  GENERATED ALWAYS AS ((data ->> 'allowsMessages')::boolean) STORED;
GRANT portal_search TO CURRENT_USER;
GRANT CREATE ON SCHEMA search TO portal_search;
-- A view keeps the columns that its table had when it was made.
DROP VIEW search.directory_entries, search.threads;
SELECT portal.offer_search('directory_entries');
SELECT portal.offer_search('threads');
REVOKE CREATE ON SCHEMA search FROM portal_search;
REVOKE portal_search FROM CURRENT_USER;
