-- An association names its buildings itself, and a home may have none.
DO $$
DECLARE
  name text;
  rule text;
BEGIN
  FOR name, rule IN
    SELECT table_name, constraint_name FROM information_schema.constraint_column_usage
    WHERE table_schema = 'portal' AND table_name IN ('units', 'residents') AND column_name = 'building'
      AND constraint_name LIKE '%check'
  LOOP
    EXECUTE format('ALTER TABLE portal.%I DROP CONSTRAINT %I', name, rule);
  END LOOP;
END
$$;
ALTER TABLE portal.units ALTER COLUMN building DROP NOT NULL;
ALTER TABLE portal.residents ALTER COLUMN building DROP NOT NULL;

-- Administrators list homes by label and search them.
ALTER TABLE portal.units ADD COLUMN search text
  GENERATED ALWAYS AS (portal.folded(id, (data ->> 'address'))) STORED;
CREATE INDEX ON portal.units USING gin (hoa_id, search gin_trgm_ops);
CREATE INDEX ON portal.units (hoa_id, id COLLATE portal.words);

GRANT portal_search TO CURRENT_USER;
GRANT CREATE ON SCHEMA search TO portal_search;
SELECT portal.offer_search('units');
REVOKE CREATE ON SCHEMA search FROM portal_search;
REVOKE portal_search FROM CURRENT_USER;

-- The history of a home includes the changes of the home itself.
CREATE OR REPLACE FUNCTION audit.subjects(collection text, id text, record jsonb) RETURNS text[]
LANGUAGE sql IMMUTABLE
RETURN array_remove(
  CASE collection
    WHEN 'associations' THEN ARRAY['association:' || id]
    WHEN 'units' THEN ARRAY['unit:' || id]
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
