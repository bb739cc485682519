-- The fees of payments become settings. The associations of today keep the fees that they charge; a new one has none.
ALTER TABLE portal.associations DISABLE TRIGGER audit;
UPDATE portal.associations
  SET data = data || '{"cardFeeRate": 310, "cardFeeFlat": 30, "bankFee": 150}';
ALTER TABLE portal.associations ENABLE TRIGGER audit;
