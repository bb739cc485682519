-- The default amount of payments, the default labor rate of invoices and the prefix of confirmation numbers. A new
-- association has none of them.
ALTER TABLE portal.associations
  ADD COLUMN dues_amount bigint,
  ADD COLUMN labor_rate bigint,
  ADD COLUMN receipt_prefix text;
-- The demo keeps what its residents and vendors saw.
UPDATE portal.associations SET dues_amount = 15000, labor_rate = 7500, receipt_prefix = 'CH'
  WHERE id = 'default-hoa' AND name = 'Cedar Hollow';
