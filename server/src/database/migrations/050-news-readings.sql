-- Who has seen which news, for the number of them.
CREATE TABLE portal.news_readings (
  hoa_id text COLLATE "C" NOT NULL REFERENCES portal.associations,
  id text COLLATE "C" NOT NULL CHECK (id <> ''),
  version integer NOT NULL CHECK (version > 0),
  data jsonb NOT NULL CHECK (jsonb_typeof(data) = 'object'),
  "uid" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'uid') STORED NOT NULL,
  "news_id" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'newsId') STORED NOT NULL,
  PRIMARY KEY (hoa_id, id)
);
CREATE INDEX ON portal.news_readings (hoa_id, news_id, uid);
SELECT portal.guard('portal.news_readings');
SELECT audit.watch('news_readings');
