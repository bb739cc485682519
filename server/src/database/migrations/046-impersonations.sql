-- Administrators' read-only views of the portal as a resident; one per administrator.
CREATE TABLE portal.impersonations (
  hoa_id text COLLATE "C" NOT NULL REFERENCES portal.associations,
  id text COLLATE "C" NOT NULL CHECK (id <> ''),
  version integer NOT NULL CHECK (version > 0),
  data jsonb NOT NULL CHECK (jsonb_typeof(data) = 'object'),
  PRIMARY KEY (hoa_id, id)
);
SELECT portal.guard('portal.impersonations');
SELECT audit.watch('impersonations');

-- The history of the resident includes it.
CREATE OR REPLACE FUNCTION audit.subjects(collection text, id text, record jsonb) RETURNS text[]
LANGUAGE sql IMMUTABLE
RETURN array_remove(
  CASE collection
    WHEN 'associations' THEN ARRAY['association:' || id]
    WHEN 'offices' THEN ARRAY['association:' || id]
    WHEN 'units' THEN ARRAY['unit:' || id]
    WHEN 'seats' THEN ARRAY['person:' || (record ->> 'uid')]
    WHEN 'impersonations' THEN ARRAY['person:' || (record ->> 'uid')]
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
