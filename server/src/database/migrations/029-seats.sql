-- Seats on the board and as chairs of committees, with their terms.
CREATE TABLE portal.seats (
  hoa_id text COLLATE "C" NOT NULL REFERENCES portal.associations,
  id text COLLATE "C" NOT NULL CHECK (id <> ''),
  version integer NOT NULL CHECK (version > 0),
  data jsonb NOT NULL CHECK (jsonb_typeof(data) = 'object'),
  "uid" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'uid') STORED NOT NULL,
  "since" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'since') STORED NOT NULL
    CHECK ("since" ~ '^\d{4}-\d{2}-\d{2}'),
  PRIMARY KEY (hoa_id, id)
);
CREATE INDEX ON portal.seats (hoa_id, uid);
SELECT portal.guard('portal.seats');
SELECT audit.watch('seats');

-- The history of a person includes their seats.
CREATE OR REPLACE FUNCTION audit.subjects(collection text, id text, record jsonb) RETURNS text[]
LANGUAGE sql IMMUTABLE
RETURN array_remove(
  CASE collection
    WHEN 'associations' THEN ARRAY['association:' || id]
    WHEN 'units' THEN ARRAY['unit:' || id]
    WHEN 'seats' THEN ARRAY['person:' || (record ->> 'uid')]
    WHEN 'sales' THEN ARRAY['unit:' || (record ->> 'unit')]
    WHEN 'tickets' THEN ARRAY['ticket:' || id]
    WHEN 'ticketMessages' THEN ARRAY['ticket:' || (record ->> 'ticketId')]
    WHEN 'ticketInvoices' THEN ARRAY['ticket:' || (record ->> 'ticketId')]
    WHEN 'invoices' THEN
      CASE WHEN record ->> 'status' = 'draft' THEN ARRAY[]::text[]
      ELSE ARRAY['ticket:' || (record ->> 'workOrderId')] END
    WHEN 'accounts' THEN ARRAY['unit:' || id]
    WHEN 'payments' THEN ARRAY['unit:' || (record ->> 'unit')]
    WHEN 'subscriptions' THEN ARRAY['unit:' || split_part(id, ':', 1)]
    WHEN 'people' THEN ARRAY['person:' || id]
    WHEN 'memberships' THEN ARRAY['person:' || (record ->> 'uid'), 'unit:' || (record ->> 'unit')]
    WHEN 'profiles' THEN ARRAY['person:' || id]
    WHEN 'vendors' THEN ARRAY['person:' || id]
    ELSE ARRAY[]::text[]
  END,
  NULL
);
