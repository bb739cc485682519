-- An association has up to 100,000 tickets: counting and sorting them by plain SQL costs less than maintaining counts
-- with triggers and an index for each order of a list.
DROP TRIGGER count_added ON portal.tickets;
DROP TRIGGER count_removed ON portal.tickets;
DROP TRIGGER count_changed ON portal.tickets;
DROP TRIGGER count_added_days ON portal.tickets;
DROP TRIGGER count_removed_days ON portal.tickets;
DROP TRIGGER count_changed_days ON portal.tickets;
DROP TRIGGER count_added ON portal.invoices;
DROP TRIGGER count_removed ON portal.invoices;
DROP TRIGGER count_changed ON portal.invoices;
DROP FUNCTION portal.count_tickets, portal.count_ticket, portal.count_ticket_days, portal.count_ticket_day,
  portal.days_of, portal.count_invoices, portal.count_invoice, portal.recount_tickets, portal.recount_invoices;
DROP TABLE portal.ticket_counts, portal.ticket_days, portal.invoice_counts;

DROP INDEX
  portal.closed_tickets_by_creation,
  portal.closed_tickets_by_due_descending,
  portal.closed_tickets_by_priority,
  portal.closed_tickets_by_update,
  portal.closed_tickets_by_vendor,
  portal.open_tickets_by_activity,
  portal.open_tickets_by_creation,
  portal.open_tickets_by_due_descending,
  portal.open_tickets_by_priority,
  portal.open_tickets_by_priority_descending,
  portal.open_tickets_by_status,
  portal.open_tickets_by_status_descending,
  portal.open_tickets_by_title,
  portal.open_tickets_by_title_descending,
  portal.open_tickets_by_unit,
  portal.open_tickets_by_unit_descending,
  portal.open_tickets_by_update,
  portal.open_tickets_by_vendor,
  portal.open_tickets_by_vendor_descending,
  portal.tickets_by_due,
  portal.tickets_by_due_descending,
  portal.tickets_by_priority,
  portal.tickets_by_priority_descending,
  portal.tickets_by_status,
  portal.tickets_by_status_descending,
  portal.tickets_by_title,
  portal.tickets_by_title_descending,
  portal.tickets_by_unit,
  portal.tickets_by_unit_descending,
  portal.tickets_by_vendor,
  portal.tickets_by_vendor_descending,
  portal.tickets_hoa_id_assigned_to_uid_last_activity_idx,
  portal.tickets_hoa_id_updated_at_idx;
