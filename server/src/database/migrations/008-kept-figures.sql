-- How many tickets an association has by the days they were opened, completed and are due, and its invoices by vendor and
-- status: the figures and charts of the board would read all of them. Kept by triggers in the transaction of the change,
-- as the counts of the migration before are.
CREATE TABLE portal.ticket_days (
  hoa_id text COLLATE "C" NOT NULL REFERENCES portal.associations,
  -- The column of the tickets that the day is of.
  dated text COLLATE "C" NOT NULL CHECK (dated IN ('created_at', 'work_completed_at', 'due_date')),
  -- Of universal time, as instants are written: the first and the last day of a month by other clocks belong to two months.
  day text COLLATE "C" NOT NULL CHECK (length(day) = 10),
  status text COLLATE "C" NOT NULL,
  is_assigned boolean NOT NULL,
  count bigint NOT NULL CHECK (count >= 0),
  -- Their response times added up, and of how many that is the sum.
  response_minutes bigint NOT NULL,
  responses bigint NOT NULL,
  PRIMARY KEY (hoa_id, dated, day, status, is_assigned)
);
-- Of all that is due, what is closed long since is passed over.
CREATE INDEX ON portal.ticket_days (hoa_id, dated, status, day);
SELECT portal.guard('portal.ticket_days');
REVOKE INSERT, UPDATE, DELETE ON portal.ticket_days FROM portal_app;

-- Adds to the counts of a day, or takes from them. A row whose count is 0 goes, since days only become more.
CREATE FUNCTION portal.count_ticket_day(
  association text, dated text, day text, status text, is_assigned boolean, step bigint, minutes bigint, answers bigint
) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  rest bigint;
BEGIN
  UPDATE portal.ticket_days AS kept SET count = kept.count + step,
    response_minutes = kept.response_minutes + minutes, responses = kept.responses + answers
  WHERE kept.hoa_id = association AND kept.dated = count_ticket_day.dated AND kept.day = count_ticket_day.day
    AND kept.status = count_ticket_day.status AND kept.is_assigned = count_ticket_day.is_assigned
  RETURNING kept.count INTO rest;
  IF rest > 0 THEN RETURN; END IF;
  IF rest = 0 THEN
    DELETE FROM portal.ticket_days AS kept
    WHERE kept.hoa_id = association AND kept.dated = count_ticket_day.dated AND kept.day = count_ticket_day.day
      AND kept.status = count_ticket_day.status AND kept.is_assigned = count_ticket_day.is_assigned;
    RETURN;
  END IF;
  INSERT INTO portal.ticket_days AS kept (hoa_id, dated, day, status, is_assigned, count, response_minutes, responses)
  VALUES (
    association, count_ticket_day.dated, count_ticket_day.day, count_ticket_day.status, count_ticket_day.is_assigned,
    step, minutes, answers
  )
  ON CONFLICT ON CONSTRAINT ticket_days_pkey DO UPDATE SET count = kept.count + step,
    response_minutes = kept.response_minutes + minutes, responses = kept.responses + answers;
END
$$;
REVOKE EXECUTE ON FUNCTION portal.count_ticket_day(text, text, text, text, boolean, bigint, bigint, bigint) FROM PUBLIC;

-- The days that a ticket counts at.
CREATE FUNCTION portal.days_of(created_at text, work_completed_at text, due_date text)
RETURNS TABLE (dated text, day text)
LANGUAGE sql IMMUTABLE
AS $$
  SELECT dated, left(instant, 10)
  FROM (
    VALUES ('created_at', created_at), ('work_completed_at', work_completed_at), ('due_date', due_date)
  ) AS each (dated, instant)
  WHERE instant IS NOT NULL
$$;

CREATE FUNCTION portal.count_ticket_days() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM portal.count_ticket_day(
      hoa_id, each.dated, each.day, status, assigned_to_uid IS NOT NULL,
      count(*), coalesce(sum(work_response_minutes), 0)::bigint, count(work_response_minutes)
    )
    FROM added, portal.days_of(created_at, work_completed_at, due_date) AS each
    GROUP BY hoa_id, each.dated, each.day, status, assigned_to_uid IS NOT NULL;
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM portal.count_ticket_day(
      hoa_id, each.dated, each.day, status, assigned_to_uid IS NOT NULL,
      -count(*), -coalesce(sum(work_response_minutes), 0)::bigint, -count(work_response_minutes)
    )
    FROM removed, portal.days_of(created_at, work_completed_at, due_date) AS each
    GROUP BY hoa_id, each.dated, each.day, status, assigned_to_uid IS NOT NULL;
  ELSE
    PERFORM portal.count_ticket_day(
      hoa_id, dated, day, status, is_assigned, sum(step)::bigint,
      coalesce(sum(step * minutes), 0)::bigint, coalesce(sum(step) FILTER (WHERE minutes IS NOT NULL), 0)::bigint
    )
    FROM (
      SELECT OLD.hoa_id, each.dated, each.day, OLD.status, OLD.assigned_to_uid IS NOT NULL AS is_assigned,
        -1 AS step, OLD.work_response_minutes AS minutes
      FROM portal.days_of(OLD.created_at, OLD.work_completed_at, OLD.due_date) AS each
      UNION ALL
      SELECT NEW.hoa_id, each.dated, each.day, NEW.status, NEW.assigned_to_uid IS NOT NULL,
        1, NEW.work_response_minutes
      FROM portal.days_of(NEW.created_at, NEW.work_completed_at, NEW.due_date) AS each
    ) AS former_and_new
    GROUP BY hoa_id, dated, day, status, is_assigned
    HAVING sum(step) <> 0 OR sum(step * minutes) <> 0
      OR sum(step) FILTER (WHERE minutes IS NOT NULL) <> 0;
  END IF;
  RETURN NULL;
END
$$;
REVOKE EXECUTE ON FUNCTION portal.count_ticket_days() FROM PUBLIC;

CREATE TRIGGER count_added_days AFTER INSERT ON portal.tickets
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION portal.count_ticket_days();
CREATE TRIGGER count_removed_days AFTER DELETE ON portal.tickets
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION portal.count_ticket_days();
-- Most changes, a message among them, are of none of these.
CREATE TRIGGER count_changed_days AFTER UPDATE ON portal.tickets
  FOR EACH ROW WHEN (
    OLD.hoa_id <> NEW.hoa_id OR OLD.status <> NEW.status
    OR (OLD.assigned_to_uid IS NULL) <> (NEW.assigned_to_uid IS NULL)
    OR left(OLD.created_at, 10) <> left(NEW.created_at, 10)
    OR left(OLD.work_completed_at, 10) IS DISTINCT FROM left(NEW.work_completed_at, 10)
    OR left(OLD.due_date, 10) IS DISTINCT FROM left(NEW.due_date, 10)
    OR OLD.work_response_minutes IS DISTINCT FROM NEW.work_response_minutes
  ) EXECUTE FUNCTION portal.count_ticket_days();

-- Counts the tickets of an association anew, the days included.
CREATE OR REPLACE FUNCTION portal.recount_tickets(association text) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  PERFORM set_config('hoa.id', association, true);
  DELETE FROM portal.ticket_counts WHERE hoa_id = association;
  INSERT INTO portal.ticket_counts (hoa_id, status, is_assigned, count)
  SELECT hoa_id, status, assigned_to_uid IS NOT NULL, count(*)
  FROM portal.tickets WHERE hoa_id = association GROUP BY 1, 2, 3;
  DELETE FROM portal.ticket_days WHERE hoa_id = association;
  INSERT INTO portal.ticket_days (hoa_id, dated, day, status, is_assigned, count, response_minutes, responses)
  SELECT hoa_id, each.dated, each.day, status, assigned_to_uid IS NOT NULL,
    count(*), coalesce(sum(work_response_minutes), 0), count(work_response_minutes)
  FROM portal.tickets, portal.days_of(created_at, work_completed_at, due_date) AS each
  WHERE hoa_id = association GROUP BY 1, 2, 3, 4, 5;
END
$$;

-- How many invoices each vendor has by status, and their amounts added up.
CREATE TABLE portal.invoice_counts (
  hoa_id text COLLATE "C" NOT NULL REFERENCES portal.associations,
  vendor_uid text COLLATE "C" NOT NULL,
  status text COLLATE "C" NOT NULL,
  count bigint NOT NULL CHECK (count >= 0),
  amount bigint NOT NULL,
  PRIMARY KEY (hoa_id, vendor_uid, status)
);
SELECT portal.guard('portal.invoice_counts');
REVOKE INSERT, UPDATE, DELETE ON portal.invoice_counts FROM portal_app;

-- Adds to a count, or takes from it. A row whose count is 0 stays.
CREATE FUNCTION portal.count_invoice(association text, vendor text, status text, step bigint, cents bigint) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  UPDATE portal.invoice_counts AS kept SET count = kept.count + step, amount = kept.amount + cents
  WHERE kept.hoa_id = association AND kept.vendor_uid = vendor AND kept.status = count_invoice.status;
  IF FOUND THEN RETURN; END IF;
  INSERT INTO portal.invoice_counts AS kept (hoa_id, vendor_uid, status, count, amount)
  VALUES (association, vendor, count_invoice.status, step, cents)
  ON CONFLICT ON CONSTRAINT invoice_counts_pkey
  DO UPDATE SET count = kept.count + step, amount = kept.amount + cents;
END
$$;
REVOKE EXECUTE ON FUNCTION portal.count_invoice(text, text, text, bigint, bigint) FROM PUBLIC;

CREATE FUNCTION portal.count_invoices() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM portal.count_invoice(hoa_id, vendor_uid, status, count(*), sum(amount)::bigint)
    FROM added GROUP BY hoa_id, vendor_uid, status;
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM portal.count_invoice(hoa_id, vendor_uid, status, -count(*), -sum(amount)::bigint)
    FROM removed GROUP BY hoa_id, vendor_uid, status;
  ELSE
    PERFORM portal.count_invoice(OLD.hoa_id, OLD.vendor_uid, OLD.status, -1, -OLD.amount);
    PERFORM portal.count_invoice(NEW.hoa_id, NEW.vendor_uid, NEW.status, 1, NEW.amount);
  END IF;
  RETURN NULL;
END
$$;
REVOKE EXECUTE ON FUNCTION portal.count_invoices() FROM PUBLIC;

CREATE TRIGGER count_added AFTER INSERT ON portal.invoices
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION portal.count_invoices();
CREATE TRIGGER count_removed AFTER DELETE ON portal.invoices
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION portal.count_invoices();
CREATE TRIGGER count_changed AFTER UPDATE ON portal.invoices
  FOR EACH ROW WHEN (
    OLD.hoa_id <> NEW.hoa_id OR OLD.vendor_uid <> NEW.vendor_uid OR OLD.status <> NEW.status
    OR OLD.amount <> NEW.amount
  ) EXECUTE FUNCTION portal.count_invoices();

-- Counts the invoices of an association anew: for the owner, after invoices were added without triggers.
CREATE FUNCTION portal.recount_invoices(association text) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  PERFORM set_config('hoa.id', association, true);
  DELETE FROM portal.invoice_counts WHERE hoa_id = association;
  INSERT INTO portal.invoice_counts (hoa_id, vendor_uid, status, count, amount)
  SELECT hoa_id, vendor_uid, status, count(*), sum(amount)
  FROM portal.invoices WHERE hoa_id = association GROUP BY 1, 2, 3;
END
$$;
REVOKE EXECUTE ON FUNCTION portal.recount_invoices(text) FROM PUBLIC;

-- The triggers above keep writers away until this is committed.
DO $$
BEGIN
  PERFORM portal.recount_tickets(id), portal.recount_invoices(id) FROM portal.associations;
  PERFORM set_config('hoa.id', '', true);
END
$$;
