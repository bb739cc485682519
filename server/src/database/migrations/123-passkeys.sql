-- Passkeys with which administrators confirm sensitive actions. Like a session, a passkey belongs to a person and to the
-- email address of the account that added it.
CREATE TABLE identity.passkeys (
  -- The id of the WebAuthn credential.
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES identity.users (id) ON DELETE CASCADE,
  uid text NOT NULL,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  user_agent text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  used_at timestamptz
);
CREATE INDEX ON identity.passkeys (user_id, uid);
GRANT SELECT, INSERT, UPDATE, DELETE ON identity.passkeys TO portal_identity;
