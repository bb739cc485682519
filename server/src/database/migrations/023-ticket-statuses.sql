-- The statuses of tickets and their order. Migrating stores what the portal declares, so that a new status needs no
-- migration.
CREATE TABLE public.ticket_statuses (
  status text COLLATE "C" PRIMARY KEY,
  rank smallint NOT NULL
);
GRANT SELECT ON public.ticket_statuses TO portal_app;

-- A copy of the rank in each ticket, since the indexes of sorted lists contain it.
ALTER TABLE portal.tickets ALTER COLUMN status_rank DROP EXPRESSION;

CREATE FUNCTION portal.rank_ticket() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  -- Reads `data`, since PostgreSQL computes generated columns after this trigger.
  NEW.status_rank := (SELECT rank FROM public.ticket_statuses WHERE status = NEW.data ->> 'status');
  RETURN NEW;
END
$$;
REVOKE EXECUTE ON FUNCTION portal.rank_ticket() FROM PUBLIC;
CREATE TRIGGER rank BEFORE INSERT OR UPDATE OF data ON portal.tickets
  FOR EACH ROW EXECUTE FUNCTION portal.rank_ticket();

-- Updates the ranks of the tickets that row security shows.
CREATE FUNCTION portal.rank_tickets() RETURNS void
LANGUAGE sql SET search_path = pg_catalog, pg_temp
AS $$
  UPDATE portal.tickets AS ticket SET status_rank = known.rank
  FROM public.ticket_statuses AS known
  WHERE known.status = ticket.status AND known.rank <> ticket.status_rank
$$;
REVOKE EXECUTE ON FUNCTION portal.rank_tickets() FROM PUBLIC;

-- Stores the statuses in their order. One that is not declared any more stays, since tickets may have it.
CREATE FUNCTION portal.declare_ticket_statuses(declared text[]) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  association text;
BEGIN
  INSERT INTO public.ticket_statuses AS known (status, rank)
  SELECT status, rank FROM unnest(declared) WITH ORDINALITY AS each (status, rank)
  ON CONFLICT (status) DO UPDATE SET rank = excluded.rank WHERE known.rank <> excluded.rank;
  IF NOT FOUND THEN RETURN; END IF;
  -- Waits for the writers that still see the former ranks.
  LOCK TABLE portal.tickets IN SHARE ROW EXCLUSIVE MODE;
  FOR association IN SELECT id FROM portal.associations LOOP
    PERFORM set_config('hoa.id', association, true);
    PERFORM portal.rank_tickets();
  END LOOP;
  PERFORM set_config('hoa.id', '', true);
END
$$;
REVOKE EXECUTE ON FUNCTION portal.declare_ticket_statuses(text[]) FROM PUBLIC;

SELECT portal.declare_ticket_statuses(
  ARRAY['new', 'in_review', 'vendor_assigned', 'in_progress', 'waiting_resident', 'resolved', 'closed']
);
ALTER TABLE portal.tickets DROP CONSTRAINT tickets_status_check,
  ADD FOREIGN KEY (status) REFERENCES public.ticket_statuses;
