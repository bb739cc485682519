import { Client } from 'pg';
import { expect, test } from 'vitest';
import { startTestDatabase } from '../testing/index.ts';
import { allMigrations, migrateDatabase } from './migrate.ts';

const due = '2026-12-25T04:59:00.000Z';
const dueDay = '2026-12-24';

/** Records as the previous release stored them, and the same records after the migration to days, in New York. */
const migrated = {
  accounts: [
    { id: 'A-101', unit: 'A-101', balance: 1, dueDate: due, lastPayment: { amount: 1, date: due } },
    { dueDate: dueDay, lastPayment: { amount: 1, date: dueDay } },
  ],
  subscriptions: [{ id: 's', nextBillDate: due }, { nextBillDate: dueDay }],
  payments: [
    {
      id: 'p',
      unit: 'A-101',
      description: 'Monthly Dues',
      date: due,
      amount: 1,
      fees: 0,
      total: 1,
      status: 'completed',
    },
    { date: dueDay, createdAt: due },
  ],
  tickets: [
    {
      id: 't',
      title: 'Gate',
      status: 'new',
      category: 'repair',
      priority: 'normal',
      submittedBy: { uid: 'u' },
      createdAt: due,
      updatedAt: due,
      lastActivity: due,
      lastActivityForAdmins: due,
      dueDate: due,
    },
    { dueDate: dueDay, createdAt: due },
  ],
  invoices: [
    {
      id: 'i',
      vendorUid: 'u',
      workOrderId: 't',
      workOrderTitle: 'Gate',
      status: 'paid',
      invoiceNumber: 'INV-1',
      amount: 1,
      submittedDate: due,
      approvedDate: due,
      paidDate: due,
      dueDate: due,
    },
    { submittedDate: dueDay, approvedDate: dueDay, paidDate: dueDay, dueDate: dueDay },
  ],
  events: [
    {
      id: 'e',
      date: due,
      upcomingUntil: due,
      publishAt: due,
      expireAt: dueDay,
      visibleFrom: due,
      visibleUntil: due,
    },
    {
      date: due,
      publishAt: dueDay,
      expireAt: dueDay,
      visibleFrom: '2026-12-24T05:00:00.000Z',
      visibleUntil: '2026-12-25T04:59:59.999Z',
    },
  ],
  news: [
    {
      id: 'n',
      title: 'Gate',
      category: 'general',
      published: true,
      pinned: false,
      urgent: false,
      date: due,
      publishAt: '2026-03-09T01:00:00.000Z',
      expireAt: '2026-11-02',
      visibleFrom: '2026-03-09T01:00:00.000Z',
      visibleUntil: '2026-11-03T04:59:59.999Z',
    },
    {
      date: due,
      publishAt: '2026-03-08',
      expireAt: '2026-11-02',
      visibleFrom: '2026-03-08T05:00:00.000Z',
      visibleUntil: '2026-11-03T04:59:59.999Z',
    },
  ],
} as const;

test('the migration converts instants to calendar days of the association, without audit entries', async () => {
  const database = await startTestDatabase('empty');
  const { ownerUrl } = database;
  const client = new Client({ connectionString: ownerUrl });
  try {
    const before = allMigrations.filter(({ name }) => name !== '019-days-of-the-association');
    await migrateDatabase({ ownerUrl, migrations: before });
    await client.connect();
    await client.query(`INSERT INTO portal.associations (id, name, time_zone, ticket_prefix, invoice_prefix)
      VALUES ('elm', 'Elm Court', 'America/New_York', 'TKT', 'INV')`);
    await client.query("SELECT set_config('hoa.id', 'elm', false)");
    await client.query('SET CONSTRAINTS ALL IMMEDIATE');
    const insert = (table: string, record: { id: string }) => {
      const [columns, values] =
        table === 'tickets' ? [', messages_count, internal_messages_count', ', 0, 0'] : ['', ''];
      return client.query(
        `INSERT INTO portal.${table} (hoa_id, id, version, data${columns}) VALUES ('elm', $1, 1, $2${values})`,
        [record.id, record],
      );
    };
    await insert('buildings', { id: 'A', name: 'A' } as { id: string });
    await insert('units', { id: 'A-101', building: 'A' } as { id: string });
    await insert('vendors', { id: 'u', displayName: 'Castillo Plumbing' } as { id: string });
    for (const [table, [record]] of Object.entries(migrated)) await insert(table, record);
    const noted = async () =>
      (await client.query('SELECT count(*)::int AS count FROM audit.entries')).rows[0].count;
    const notedBefore = await noted();

    await migrateDatabase({ ownerUrl });
    for (const [table, [, days]] of Object.entries(migrated)) {
      const { rows } = await client.query(`SELECT data FROM portal.${table}`);
      expect(rows, table).toEqual([{ data: expect.objectContaining(days) }]);
    }
    expect(await noted()).toBe(notedBefore);
  } finally {
    await client.end();
    await database.drop();
  }
});
