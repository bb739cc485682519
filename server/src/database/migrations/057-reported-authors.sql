-- The authors of reported messages, who do not see the reports of them.
ALTER TABLE portal.message_reports
  ADD COLUMN "message_author_uid" text COLLATE "C"
    GENERATED ALWAYS AS (data -> 'message' -> 'author' ->> 'uid') STORED NOT NULL;
