-- One by one.
-- What was paid this month is asked for, not what was ever paid.
CREATE INDEX CONCURRENTLY IF NOT EXISTS invoices_by_payment ON portal.invoices (hoa_id, paid_date)
  WHERE paid_date IS NOT NULL;
