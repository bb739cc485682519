import type { Pool } from 'pg';
import type { MailTransport, RenderedMail } from '../ports/mail.ts';

export interface MailboxEntry {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly links: readonly string[];
  readonly at: Date;
}

/** The number of latest mails to show. */
const maxShown = 100;

/** Stores mails in the database instead of sending them by SMTP, for development and trials. */
export class Mailbox implements MailTransport {
  readonly #pool: Pool;

  /** @param pool Connections of the role `portal_jobs`. */
  constructor(pool: Pool) {
    this.#pool = pool;
  }

  async deliver({ messageId, to, subject, text }: RenderedMail): Promise<void> {
    await this.#pool.query({
      name: 'deliver',
      text: `INSERT INTO mail.mailbox (message_id, recipient, subject, body, links)
       VALUES ($1, $2, $3, $4, $5) ON CONFLICT (message_id) DO NOTHING`,
      values: [messageId, to.address, subject, text, linksIn(text)],
    });
  }

  /** Lists mails, latest first, optionally only those to one address. */
  async list(to?: string): Promise<MailboxEntry[]> {
    const { rows } = await this.#pool.query<MailboxEntry>(
      `SELECT recipient AS "to", subject, body AS text, links, at FROM mail.mailbox
       WHERE $1::text IS NULL OR recipient = $1
       ORDER BY number DESC LIMIT $2`,
      [to ?? null, maxShown],
    );
    return rows;
  }

  close(): void {}
}

function linksIn(text: string): string[] {
  return text.match(/https?:\/\/\S+/g) ?? [];
}
