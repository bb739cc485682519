-- How many tickets an association has, by status and whether somebody is assigned: boards and lists tell their totals
-- with every page, and counting would read every ticket for it. Kept by triggers in the transaction of the change.
CREATE TABLE portal.ticket_counts (
  hoa_id text COLLATE "C" NOT NULL REFERENCES portal.associations,
  status text COLLATE "C" NOT NULL,
  is_assigned boolean NOT NULL,
  count bigint NOT NULL CHECK (count >= 0),
  PRIMARY KEY (hoa_id, status, is_assigned)
);
SELECT portal.guard('portal.ticket_counts');
REVOKE INSERT, UPDATE, DELETE ON portal.ticket_counts FROM portal_app;

-- Adds to a count, or takes from it. A row whose count is 0 stays.
CREATE FUNCTION portal.count_ticket(association text, status text, is_assigned boolean, step bigint) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  UPDATE portal.ticket_counts AS kept SET count = kept.count + step
  WHERE kept.hoa_id = association AND kept.status = count_ticket.status AND kept.is_assigned = count_ticket.is_assigned;
  IF FOUND THEN RETURN; END IF;
  INSERT INTO portal.ticket_counts AS kept (hoa_id, status, is_assigned, count)
  VALUES (association, count_ticket.status, count_ticket.is_assigned, step)
  ON CONFLICT ON CONSTRAINT ticket_counts_pkey DO UPDATE SET count = kept.count + step;
END
$$;
REVOKE EXECUTE ON FUNCTION portal.count_ticket(text, text, boolean, bigint) FROM PUBLIC;

CREATE FUNCTION portal.count_tickets() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM portal.count_ticket(hoa_id, status, assigned_to_uid IS NOT NULL, count(*))
    FROM added GROUP BY hoa_id, status, assigned_to_uid IS NOT NULL;
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM portal.count_ticket(hoa_id, status, assigned_to_uid IS NOT NULL, -count(*))
    FROM removed GROUP BY hoa_id, status, assigned_to_uid IS NOT NULL;
  ELSE
    PERFORM portal.count_ticket(OLD.hoa_id, OLD.status, OLD.assigned_to_uid IS NOT NULL, -1);
    PERFORM portal.count_ticket(NEW.hoa_id, NEW.status, NEW.assigned_to_uid IS NOT NULL, 1);
  END IF;
  RETURN NULL;
END
$$;
REVOKE EXECUTE ON FUNCTION portal.count_tickets() FROM PUBLIC;

CREATE TRIGGER count_added AFTER INSERT ON portal.tickets
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION portal.count_tickets();
CREATE TRIGGER count_removed AFTER DELETE ON portal.tickets
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION portal.count_tickets();
-- Most changes are of neither.
CREATE TRIGGER count_changed AFTER UPDATE ON portal.tickets
  FOR EACH ROW WHEN (
    OLD.hoa_id <> NEW.hoa_id OR OLD.status <> NEW.status
    OR (OLD.assigned_to_uid IS NULL) <> (NEW.assigned_to_uid IS NULL)
  ) EXECUTE FUNCTION portal.count_tickets();

-- Counts the tickets of an association anew: for the owner, after tickets were added without triggers.
CREATE FUNCTION portal.recount_tickets(association text) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  PERFORM set_config('hoa.id', association, true);
  DELETE FROM portal.ticket_counts WHERE hoa_id = association;
  INSERT INTO portal.ticket_counts (hoa_id, status, is_assigned, count)
  SELECT hoa_id, status, assigned_to_uid IS NOT NULL, count(*)
  FROM portal.tickets WHERE hoa_id = association GROUP BY 1, 2, 3;
END
$$;
REVOKE EXECUTE ON FUNCTION portal.recount_tickets(text) FROM PUBLIC;

-- The triggers above keep writers away until this is committed.
DO $$
BEGIN
  PERFORM portal.recount_tickets(id) FROM portal.associations;
  PERFORM set_config('hoa.id', '', true);
END
$$;
