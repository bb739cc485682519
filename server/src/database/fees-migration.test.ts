import { Client } from 'pg';
import { expect, test } from 'vitest';
import { startTestDatabase } from '../testing/index.ts';
import { addAssociation } from './associations.ts';
import { allMigrations, migrateDatabase } from './migrate.ts';

const elm = {
  id: 'elm',
  name: 'Elm Court',
  timeZone: 'America/New_York',
  ticketPrefix: 'TKT',
  invoicePrefix: 'INV',
  confirmsEmails: true,
};

test('the migration keeps the fees of associations of today, without audit entries; new ones have none', async () => {
  const { ownerUrl, drop } = await startTestDatabase('empty');
  const client = new Client({ connectionString: ownerUrl });
  try {
    const before = allMigrations.filter(({ name }) => name !== '034-payment-fees');
    await migrateDatabase({ ownerUrl, migrations: before });
    await client.connect();
    await addAssociation(client, elm);
    await migrateDatabase({ ownerUrl });
    await addAssociation(client, { ...elm, id: 'oak' });
    const { id: _, ...settings } = elm;
    const { rows } = await client.query(
      'SELECT version, data FROM portal.associations ORDER BY id',
    );
    expect(rows).toEqual([
      { version: 1, data: { ...settings, cardFeeRate: 310, cardFeeFlat: 30, bankFee: 150 } },
      { version: 1, data: settings },
    ]);
    expect((await client.query('SELECT FROM audit.entries')).rowCount).toBe(0);
  } finally {
    await client.end();
    await drop();
  }
});
