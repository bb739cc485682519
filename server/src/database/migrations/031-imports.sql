-- Imported files, by which an import can be undone for a day.
CREATE TABLE portal.imports (
  hoa_id text COLLATE "C" NOT NULL REFERENCES portal.associations,
  id text COLLATE "C" NOT NULL CHECK (id <> ''),
  version integer NOT NULL CHECK (version > 0),
  data jsonb NOT NULL CHECK (jsonb_typeof(data) = 'object'),
  "kind" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'kind') STORED NOT NULL
    CHECK ("kind" IN ('homes', 'people')),
  "at" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'at') STORED NOT NULL
    CHECK ("at" ~ '^\d{4}-\d{2}-\d{2}'),
  PRIMARY KEY (hoa_id, id)
);
CREATE INDEX ON portal.imports (hoa_id, at);
SELECT portal.guard('portal.imports');
SELECT audit.watch('imports');
