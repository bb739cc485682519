-- A resident may also be a member of an owner's or tenant's household.
ALTER TABLE portal.memberships DROP CONSTRAINT memberships_tenure_check,
  ADD CONSTRAINT memberships_tenure_check CHECK (tenure IN ('owner', 'tenant', 'household'));
