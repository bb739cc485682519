-- Who follows a topic, and who thanks for a comment. They go with it, unlike in memory, where they are left over.
CREATE TABLE portal.topic_follows (
  hoa_id text COLLATE "C" NOT NULL REFERENCES portal.associations,
  id text COLLATE "C" NOT NULL CHECK (id <> ''),
  version integer NOT NULL CHECK (version > 0),
  data jsonb NOT NULL CHECK (jsonb_typeof(data) = 'object'),
  "topic_id" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'topicId') STORED NOT NULL,
  "uid" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'uid') STORED NOT NULL,
  PRIMARY KEY (hoa_id, id),
  FOREIGN KEY (hoa_id, topic_id) REFERENCES portal.topics ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX ON portal.topic_follows (hoa_id, topic_id);
CREATE INDEX ON portal.topic_follows (hoa_id, uid);
SELECT portal.guard('portal.topic_follows');
SELECT audit.watch('topic_follows');

CREATE TABLE portal.comment_thanks (
  hoa_id text COLLATE "C" NOT NULL REFERENCES portal.associations,
  id text COLLATE "C" NOT NULL CHECK (id <> ''),
  version integer NOT NULL CHECK (version > 0),
  data jsonb NOT NULL CHECK (jsonb_typeof(data) = 'object'),
  "comment_id" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'commentId') STORED NOT NULL,
  "uid" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'uid') STORED NOT NULL,
  PRIMARY KEY (hoa_id, id),
  FOREIGN KEY (hoa_id, comment_id) REFERENCES portal.comments ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX ON portal.comment_thanks (hoa_id, comment_id);
CREATE INDEX ON portal.comment_thanks (hoa_id, uid);
SELECT portal.guard('portal.comment_thanks');
SELECT audit.watch('comment_thanks');
