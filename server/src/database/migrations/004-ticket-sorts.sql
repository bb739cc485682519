-- One by one.
-- The tables of tickets are sorted by any column, either way, and equal ones by their latest activity: a page of an
-- association with many tickets is read in that order. Open tickets are a small part after years, and most often asked
-- for: they have their own. What is closed is older than what is open, so that most of the latest would be passed over.
CREATE INDEX CONCURRENTLY IF NOT EXISTS tickets_by_title
  ON portal.tickets (hoa_id, "title" COLLATE portal.words, last_activity_for_admins DESC, id);
CREATE INDEX CONCURRENTLY IF NOT EXISTS tickets_by_title_descending
  ON portal.tickets (hoa_id, "title" COLLATE portal.words DESC, last_activity_for_admins DESC, id);
CREATE INDEX CONCURRENTLY IF NOT EXISTS tickets_by_status
  ON portal.tickets (hoa_id, status_rank, last_activity_for_admins DESC, id);
CREATE INDEX CONCURRENTLY IF NOT EXISTS tickets_by_status_descending
  ON portal.tickets (hoa_id, status_rank DESC, last_activity_for_admins DESC, id);
CREATE INDEX CONCURRENTLY IF NOT EXISTS tickets_by_priority
  ON portal.tickets (hoa_id, priority_rank, last_activity_for_admins DESC, id);
CREATE INDEX CONCURRENTLY IF NOT EXISTS tickets_by_priority_descending
  ON portal.tickets (hoa_id, priority_rank DESC, last_activity_for_admins DESC, id);
CREATE INDEX CONCURRENTLY IF NOT EXISTS tickets_by_unit
  ON portal.tickets (hoa_id, submitted_by_unit COLLATE portal.words, last_activity_for_admins DESC, id);
CREATE INDEX CONCURRENTLY IF NOT EXISTS tickets_by_unit_descending
  ON portal.tickets (hoa_id, submitted_by_unit COLLATE portal.words DESC, last_activity_for_admins DESC, id);
CREATE INDEX CONCURRENTLY IF NOT EXISTS tickets_by_vendor
  ON portal.tickets (hoa_id, assigned_to_display_name COLLATE portal.words, last_activity_for_admins DESC, id);
CREATE INDEX CONCURRENTLY IF NOT EXISTS tickets_by_vendor_descending
  ON portal.tickets (hoa_id, assigned_to_display_name COLLATE portal.words DESC, last_activity_for_admins DESC, id);
CREATE INDEX CONCURRENTLY IF NOT EXISTS tickets_by_due
  ON portal.tickets (hoa_id, due_date, last_activity_for_admins DESC, id);
CREATE INDEX CONCURRENTLY IF NOT EXISTS tickets_by_due_descending
  ON portal.tickets (hoa_id, due_date DESC, last_activity_for_admins DESC, id);
CREATE INDEX CONCURRENTLY IF NOT EXISTS open_tickets_by_title
  ON portal.tickets (hoa_id, "title" COLLATE portal.words, last_activity_for_admins DESC, id)
  WHERE status IN ('new', 'in_review', 'vendor_assigned', 'in_progress', 'waiting_resident');
CREATE INDEX CONCURRENTLY IF NOT EXISTS open_tickets_by_title_descending
  ON portal.tickets (hoa_id, "title" COLLATE portal.words DESC, last_activity_for_admins DESC, id)
  WHERE status IN ('new', 'in_review', 'vendor_assigned', 'in_progress', 'waiting_resident');
CREATE INDEX CONCURRENTLY IF NOT EXISTS open_tickets_by_status
  ON portal.tickets (hoa_id, status_rank, last_activity_for_admins DESC, id)
  WHERE status IN ('new', 'in_review', 'vendor_assigned', 'in_progress', 'waiting_resident');
CREATE INDEX CONCURRENTLY IF NOT EXISTS open_tickets_by_status_descending
  ON portal.tickets (hoa_id, status_rank DESC, last_activity_for_admins DESC, id)
  WHERE status IN ('new', 'in_review', 'vendor_assigned', 'in_progress', 'waiting_resident');
CREATE INDEX CONCURRENTLY IF NOT EXISTS open_tickets_by_priority
  ON portal.tickets (hoa_id, priority_rank, last_activity_for_admins DESC, id)
  WHERE status IN ('new', 'in_review', 'vendor_assigned', 'in_progress', 'waiting_resident');
CREATE INDEX CONCURRENTLY IF NOT EXISTS open_tickets_by_priority_descending
  ON portal.tickets (hoa_id, priority_rank DESC, last_activity_for_admins DESC, id)
  WHERE status IN ('new', 'in_review', 'vendor_assigned', 'in_progress', 'waiting_resident');
CREATE INDEX CONCURRENTLY IF NOT EXISTS open_tickets_by_unit
  ON portal.tickets (hoa_id, submitted_by_unit COLLATE portal.words, last_activity_for_admins DESC, id)
  WHERE status IN ('new', 'in_review', 'vendor_assigned', 'in_progress', 'waiting_resident');
CREATE INDEX CONCURRENTLY IF NOT EXISTS open_tickets_by_unit_descending
  ON portal.tickets (hoa_id, submitted_by_unit COLLATE portal.words DESC, last_activity_for_admins DESC, id)
  WHERE status IN ('new', 'in_review', 'vendor_assigned', 'in_progress', 'waiting_resident');
CREATE INDEX CONCURRENTLY IF NOT EXISTS open_tickets_by_vendor
  ON portal.tickets (hoa_id, assigned_to_display_name COLLATE portal.words, last_activity_for_admins DESC, id)
  WHERE status IN ('new', 'in_review', 'vendor_assigned', 'in_progress', 'waiting_resident');
CREATE INDEX CONCURRENTLY IF NOT EXISTS open_tickets_by_vendor_descending
  ON portal.tickets (hoa_id, assigned_to_display_name COLLATE portal.words DESC, last_activity_for_admins DESC, id)
  WHERE status IN ('new', 'in_review', 'vendor_assigned', 'in_progress', 'waiting_resident');
CREATE INDEX CONCURRENTLY IF NOT EXISTS open_tickets_by_due
  ON portal.tickets (hoa_id, due_date, last_activity_for_admins DESC, id)
  WHERE status IN ('new', 'in_review', 'vendor_assigned', 'in_progress', 'waiting_resident');
CREATE INDEX CONCURRENTLY IF NOT EXISTS open_tickets_by_due_descending
  ON portal.tickets (hoa_id, due_date DESC, last_activity_for_admins DESC, id)
  WHERE status IN ('new', 'in_review', 'vendor_assigned', 'in_progress', 'waiting_resident');
CREATE INDEX CONCURRENTLY IF NOT EXISTS open_tickets_by_update
  ON portal.tickets (hoa_id, updated_at)
  WHERE status IN ('new', 'in_review', 'vendor_assigned', 'in_progress', 'waiting_resident');
CREATE INDEX CONCURRENTLY IF NOT EXISTS open_tickets_by_activity
  ON portal.tickets (hoa_id, last_activity_for_admins)
  WHERE status IN ('new', 'in_review', 'vendor_assigned', 'in_progress', 'waiting_resident');
CREATE INDEX CONCURRENTLY IF NOT EXISTS open_tickets_by_creation
  ON portal.tickets (hoa_id, created_at)
  WHERE status IN ('new', 'in_review', 'vendor_assigned', 'in_progress', 'waiting_resident');
CREATE INDEX CONCURRENTLY IF NOT EXISTS tickets_by_creation ON portal.tickets (hoa_id, created_at);
CREATE INDEX CONCURRENTLY IF NOT EXISTS tickets_by_completion ON portal.tickets (hoa_id, work_completed_at)
  WHERE work_completed_at IS NOT NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS closed_tickets_by_update
  ON portal.tickets (hoa_id, updated_at)
  WHERE status = 'closed';
CREATE INDEX CONCURRENTLY IF NOT EXISTS closed_tickets_by_creation
  ON portal.tickets (hoa_id, created_at)
  WHERE status = 'closed';
CREATE INDEX CONCURRENTLY IF NOT EXISTS closed_tickets_by_priority
  ON portal.tickets (hoa_id, priority_rank, last_activity_for_admins DESC, id)
  WHERE status = 'closed';
CREATE INDEX CONCURRENTLY IF NOT EXISTS closed_tickets_by_vendor
  ON portal.tickets (hoa_id, assigned_to_display_name COLLATE portal.words, last_activity_for_admins DESC, id)
  WHERE status = 'closed';
CREATE INDEX CONCURRENTLY IF NOT EXISTS closed_tickets_by_due_descending
  ON portal.tickets (hoa_id, due_date DESC, last_activity_for_admins DESC, id)
  WHERE status = 'closed';
