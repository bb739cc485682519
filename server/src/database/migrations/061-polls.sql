-- Polls on topics. A vote is the only one of its home or person. In a secret poll it does not say what for: that is on a
-- ballot, whose id is a hash of the voter with the poll's key. Neither ballots nor keys are in the audit, which would tell
-- who wrote them, and keys are in no export.
CREATE TABLE portal.polls (
  hoa_id text COLLATE "C" NOT NULL REFERENCES portal.associations,
  id text COLLATE "C" NOT NULL CHECK (id <> ''),
  version integer NOT NULL CHECK (version > 0),
  data jsonb NOT NULL CHECK (jsonb_typeof(data) = 'object'),
  "topic_id" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'topicId') STORED NOT NULL,
  "created_at" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'createdAt') STORED NOT NULL
    CHECK ("created_at" ~ '^\d{4}-\d{2}-\d{2}'),
  PRIMARY KEY (hoa_id, id),
  FOREIGN KEY (hoa_id, topic_id) REFERENCES portal.topics DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX ON portal.polls (hoa_id, topic_id, created_at);
SELECT portal.guard('portal.polls');
SELECT audit.watch('polls');

CREATE TABLE portal.poll_votes (
  hoa_id text COLLATE "C" NOT NULL REFERENCES portal.associations,
  id text COLLATE "C" NOT NULL CHECK (id <> ''),
  version integer NOT NULL CHECK (version > 0),
  data jsonb NOT NULL CHECK (jsonb_typeof(data) = 'object'),
  "poll_id" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'pollId') STORED NOT NULL,
  "voter" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'voter') STORED NOT NULL,
  "option" bigint GENERATED ALWAYS AS ((data ->> 'option')::bigint) STORED,
  PRIMARY KEY (hoa_id, id),
  FOREIGN KEY (hoa_id, poll_id) REFERENCES portal.polls DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX ON portal.poll_votes (hoa_id, poll_id, voter);
SELECT portal.guard('portal.poll_votes');
SELECT audit.watch('poll_votes');

CREATE TABLE portal.poll_ballots (
  hoa_id text COLLATE "C" NOT NULL REFERENCES portal.associations,
  id text COLLATE "C" NOT NULL CHECK (id <> ''),
  version integer NOT NULL CHECK (version > 0),
  data jsonb NOT NULL CHECK (jsonb_typeof(data) = 'object'),
  "poll_id" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'pollId') STORED NOT NULL,
  "option" bigint GENERATED ALWAYS AS ((data ->> 'option')::bigint) STORED NOT NULL,
  PRIMARY KEY (hoa_id, id),
  FOREIGN KEY (hoa_id, poll_id) REFERENCES portal.polls DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX ON portal.poll_ballots (hoa_id, poll_id);
SELECT portal.guard('portal.poll_ballots');

CREATE TABLE portal.poll_keys (
  hoa_id text COLLATE "C" NOT NULL REFERENCES portal.associations,
  id text COLLATE "C" NOT NULL CHECK (id <> ''),
  version integer NOT NULL CHECK (version > 0),
  data jsonb NOT NULL CHECK (jsonb_typeof(data) = 'object'),
  PRIMARY KEY (hoa_id, id)
);
SELECT portal.guard('portal.poll_keys');
