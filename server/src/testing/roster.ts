import type { Association, Membership } from '@hoa/domain';
import { Client } from 'pg';
import { addAssociation } from '../database/associations.ts';

export interface RosterPerson {
  readonly uid: string;
  readonly email: string;
  readonly displayName?: string;
}

/** Writes associations and people as the owner of the tables. */
export class TestRoster {
  readonly #client: Client;

  private constructor(client: Client) {
    this.#client = client;
  }

  /** @param ownerUrl The owner's connection string of a test database. */
  static async open(ownerUrl: string): Promise<TestRoster> {
    const client = new Client({ connectionString: ownerUrl });
    // Dropping the database closes its connections.
    client.on('error', () => {});
    await client.connect();
    return new TestRoster(client);
  }

  async addAssociation(id: string, part: Partial<Association> = {}): Promise<Association> {
    const association = {
      id,
      name: `Association ${id}`,
      timeZone: 'America/Denver',
      ticketPrefix: 'TKT',
      invoicePrefix: 'INV',
      confirmsEmails: true,
      ...part,
    };
    await addAssociation(this.#client, association);
    return association;
  }

  async addPerson(hoaId: string, { uid, email, displayName = uid }: RosterPerson): Promise<void> {
    await this.put(hoaId, 'people', uid, { id: uid, uid, email, displayName });
  }

  async addMembership(hoaId: string, membership: Partial<Membership> & { uid: string }) {
    const whole = {
      id: `${hoaId}:${membership.uid}:${membership.role ?? 'resident'}`,
      role: 'resident',
      since: '2020-01-01T00:00:00.000Z',
      groups: [],
      ...membership,
    };
    await this.put(hoaId, 'memberships', whole.id, whole);
  }

  /** Creates or replaces a record. */
  async put(hoaId: string, table: string, id: string, data: object): Promise<void> {
    await this.query(
      `INSERT INTO portal.${table} (hoa_id, id, version, data) VALUES ($1, $2, 1, $3)
       ON CONFLICT (hoa_id, id) DO UPDATE SET data = excluded.data, version = ${table}.version + 1`,
      [hoaId, id, data],
    );
  }

  async query<R extends object>(text: string, values: unknown[] = []): Promise<R[]> {
    return (await this.#client.query(text, values)).rows;
  }

  /** Subscribes to a notification channel. */
  async listen(channel: string, onHeard: (payload: string | undefined) => void): Promise<void> {
    this.#client.on('notification', (heard) => {
      if (heard.channel === channel) onHeard(heard.payload);
    });
    await this.query(`LISTEN ${channel}`);
  }

  close(): Promise<void> {
    return this.#client.end();
  }
}
