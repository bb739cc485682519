-- An auditor's package is an export of a period with a link, which is found by the hash of its token.
ALTER TABLE portal.exports ADD COLUMN "link_token_hash" text COLLATE "C"
  GENERATED ALWAYS AS (data -> 'link' ->> 'tokenHash') STORED;
CREATE INDEX ON portal.exports (hoa_id, link_token_hash);

-- The history of the association includes its packages and their downloads.
CREATE OR REPLACE FUNCTION audit.subjects(collection text, id text, record jsonb) RETURNS text[]
LANGUAGE sql IMMUTABLE
RETURN array_remove(
  CASE collection
    WHEN 'associations' THEN ARRAY['association:' || id]
    WHEN 'offices' THEN ARRAY['association:' || id]
    WHEN 'exports' THEN ARRAY['association:' || (record -> 'link' ->> 'hoaId')]
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
