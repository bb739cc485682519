-- Sales of homes, until they are undone.
CREATE TABLE portal.sales (
  hoa_id text COLLATE "C" NOT NULL REFERENCES portal.associations,
  id text COLLATE "C" NOT NULL CHECK (id <> ''),
  version integer NOT NULL CHECK (version > 0),
  data jsonb NOT NULL CHECK (jsonb_typeof(data) = 'object'),
  "unit" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'unit') STORED NOT NULL,
  "at" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'at') STORED NOT NULL
    CHECK ("at" ~ '^\d{4}-\d{2}-\d{2}'),
  PRIMARY KEY (hoa_id, id),
  FOREIGN KEY (hoa_id, unit) REFERENCES portal.units DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX ON portal.sales (hoa_id, unit);
SELECT portal.guard('portal.sales');
SELECT audit.watch('sales');
