-- The settings of an association become a record with a version and a history, as the others are. The columns stay for
-- servers of the previous release and follow the record.
ALTER TABLE portal.associations
  ADD COLUMN hoa_id text COLLATE "C" GENERATED ALWAYS AS (id) STORED NOT NULL,
  ADD COLUMN version integer NOT NULL DEFAULT 1 CHECK (version > 0),
  ADD COLUMN data jsonb CHECK (jsonb_typeof(data) = 'object'),
  ADD UNIQUE (hoa_id, id);

CREATE FUNCTION portal.keep_settings() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  IF NEW.data IS NULL THEN
    NEW.data := jsonb_strip_nulls(jsonb_build_object(
      'name', NEW.name, 'timeZone', NEW.time_zone, 'ticketPrefix', NEW.ticket_prefix,
      'invoicePrefix', NEW.invoice_prefix, 'receiptPrefix', NEW.receipt_prefix,
      'confirmsEmails', NEW.confirms_emails, 'emergencyPhone', NEW.emergency_phone,
      'duesAmount', NEW.dues_amount, 'laborRate', NEW.labor_rate
    ));
  ELSE
    NEW.name := NEW.data ->> 'name';
    NEW.time_zone := NEW.data ->> 'timeZone';
    NEW.ticket_prefix := NEW.data ->> 'ticketPrefix';
    NEW.invoice_prefix := NEW.data ->> 'invoicePrefix';
    NEW.receipt_prefix := NEW.data ->> 'receiptPrefix';
    NEW.confirms_emails := (NEW.data ->> 'confirmsEmails')::boolean;
    NEW.emergency_phone := NEW.data ->> 'emergencyPhone';
    NEW.dues_amount := (NEW.data ->> 'duesAmount')::bigint;
    NEW.labor_rate := (NEW.data ->> 'laborRate')::bigint;
  END IF;
  RETURN NEW;
END
$$;
REVOKE EXECUTE ON FUNCTION portal.keep_settings() FROM PUBLIC;
CREATE TRIGGER settings BEFORE INSERT OR UPDATE ON portal.associations
  FOR EACH ROW EXECUTE FUNCTION portal.keep_settings();

UPDATE portal.associations SET version = 1;
ALTER TABLE portal.associations ALTER COLUMN data SET NOT NULL;

CREATE TRIGGER audit AFTER UPDATE ON portal.associations
  FOR EACH ROW EXECUTE FUNCTION audit.note('associations');

CREATE OR REPLACE FUNCTION audit.subjects(collection text, id text, record jsonb) RETURNS text[]
LANGUAGE sql IMMUTABLE
RETURN array_remove(
  CASE collection
    WHEN 'associations' THEN ARRAY['association:' || id]
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
