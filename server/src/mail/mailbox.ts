import type { Pool } from 'pg';
import type { MailTransport, RenderedMail } from '../ports/mail.ts';

export interface MailboxEntry {
  readonly messageId: string;
  readonly to: string;
  /** The address for answers; null if the mail takes none. */
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
  readonly links: readonly string[];
  readonly at: Date;
}

const columns =
  'message_id AS "messageId", recipient AS "to", reply_to AS "replyTo", subject, body AS text, links, at';

/** The number of latest mails to show. */
const maxShown = 100;

/** Stores mails in the database instead of sending them by SMTP, for development and trials. */
export class Mailbox implements MailTransport {
  readonly #pool: Pool;

  /** @param pool Connections of the role `portal_jobs`. */
  constructor(pool: Pool) {
    this.#pool = pool;
  }

  async deliver({ messageId, to, replyTo, subject, text }: RenderedMail): Promise<void> {
    await this.#pool.query({
      name: 'deliver',
      text: `INSERT INTO mail.mailbox (message_id, recipient, reply_to, subject, body, links)
       VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (message_id) DO NOTHING`,
      values: [messageId, to.address, replyTo, subject, text, linksIn(text)],
    });
  }

  /** Lists mails, latest first, optionally only those to one address. */
  async list(to?: string): Promise<MailboxEntry[]> {
    const { rows } = await this.#pool.query<MailboxEntry>(
      `SELECT ${columns} FROM mail.mailbox WHERE $1::text IS NULL OR recipient = $1
       ORDER BY number DESC LIMIT $2`,
      [to ?? null, maxShown],
    );
    return rows;
  }

  async find(messageId: string): Promise<MailboxEntry | undefined> {
    const { rows } = await this.#pool.query<MailboxEntry>(
      `SELECT ${columns} FROM mail.mailbox WHERE message_id = $1`,
      [messageId],
    );
    return rows[0];
  }

  close(): void {}
}

function linksIn(text: string): string[] {
  return text.match(/https?:\/\/\S+/g) ?? [];
}
