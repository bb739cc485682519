-- Exports of the association that administrators request; the progress is a counter, which the audit does not record.
CREATE TABLE portal.exports (
  hoa_id text COLLATE "C" NOT NULL REFERENCES portal.associations,
  id text COLLATE "C" NOT NULL CHECK (id <> ''),
  version integer NOT NULL CHECK (version > 0),
  data jsonb NOT NULL CHECK (jsonb_typeof(data) = 'object'),
  percent bigint NOT NULL CHECK (percent >= 0),
  "uid" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'uid') STORED NOT NULL,
  PRIMARY KEY (hoa_id, id)
);
CREATE INDEX ON portal.exports (hoa_id, uid);
SELECT portal.guard('portal.exports');
SELECT audit.watch('exports');
