-- Mails that no SMTP server takes, for development: read at /mailbox.
CREATE SCHEMA mail;

CREATE TABLE mail.mailbox (
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  message_id text NOT NULL UNIQUE,
  at timestamptz NOT NULL DEFAULT now(),
  recipient text NOT NULL,
  subject text NOT NULL,
  body text NOT NULL,
  links text[] NOT NULL
);

GRANT USAGE ON SCHEMA mail TO portal_jobs;
GRANT SELECT, INSERT ON mail.mailbox TO portal_jobs;
