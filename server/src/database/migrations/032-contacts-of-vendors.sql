-- Several people may work for a vendor: their memberships and ticket invoices name it.
ALTER TABLE portal.memberships ADD COLUMN "vendor_uid" text COLLATE "C"
  GENERATED ALWAYS AS (data ->> 'vendorUid') STORED;
CREATE INDEX ON portal.memberships (hoa_id, vendor_uid) WHERE vendor_uid IS NOT NULL;

-- Until now, each vendor was one person.
DO $$
DECLARE
  association text;
BEGIN
  PERFORM set_config('hoa.operation', 'vendors.name-contacts', true);
  FOR association IN SELECT id FROM portal.associations LOOP
    PERFORM set_config('hoa.id', association, true);
    UPDATE portal.memberships SET data = data || jsonb_build_object('vendorUid', uid), version = version + 1
    WHERE hoa_id = association AND role = 'vendor';
    UPDATE portal.ticket_invoices
    SET data = data || jsonb_build_object('vendorUid', data -> 'submittedBy' -> 'uid'), version = version + 1
    WHERE hoa_id = association;
  END LOOP;
  PERFORM set_config('hoa.id', '', true);
END
$$;

ALTER TABLE portal.ticket_invoices DROP COLUMN submitted_by_uid,
  ADD COLUMN "vendor_uid" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'vendorUid') STORED NOT NULL;
CREATE INDEX ON portal.ticket_invoices (hoa_id, vendor_uid, created_at);

-- A view shows the columns that its table had when it was created.
GRANT portal_search TO CURRENT_USER;
GRANT CREATE ON SCHEMA search TO portal_search;
DROP VIEW search.memberships;
SELECT portal.offer_search('memberships');
REVOKE CREATE ON SCHEMA search FROM portal_search;
REVOKE portal_search FROM CURRENT_USER;
