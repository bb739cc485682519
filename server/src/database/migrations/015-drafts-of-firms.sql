-- A draft of an invoice is its firm's own: the history of its work order, which administrators read, begins to tell of it
-- when it is submitted.
CREATE OR REPLACE FUNCTION audit.subjects(collection text, id text, record jsonb) RETURNS text[]
LANGUAGE sql IMMUTABLE
RETURN array_remove(
  CASE collection
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

-- Drafts alone are saved and deleted. The owner, too, sees the rows of one association at a time.
DO $$
DECLARE
  association text;
BEGIN
  FOR association IN SELECT id FROM portal.associations LOOP
    PERFORM set_config('hoa.id', association, true);
    UPDATE audit.entries SET subjects = '{}'
    WHERE collection = 'invoices' AND operation IN ('invoices.save', 'invoices.delete');
  END LOOP;
END
$$;
