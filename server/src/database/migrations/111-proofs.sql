-- When the person of a sign-in last proved who they are: by signing in, or by a code that was mailed to them since.
ALTER TABLE identity.sessions ADD COLUMN proved_at timestamptz NOT NULL DEFAULT now();
UPDATE identity.sessions SET proved_at = created_at;
