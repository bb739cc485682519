import { Client } from 'pg';
import { expect, test } from 'vitest';
import { startTestDatabase } from '../testing/index.ts';
import { addAssociation } from './associations.ts';
import { allMigrations, migrateDatabase } from './migrate.ts';

const elm = {
  ...{ id: 'elm', name: 'Elm Court', timeZone: 'America/New_York' },
  ...{ ticketPrefix: 'TKT', invoicePrefix: 'INV', confirmsEmails: true },
};
const at = '2026-03-10T12:00:00.000Z';
const person = (uid: string, role = 'resident') => ({ uid, displayName: uid, role });

/** Threads by id: their participants and the keys of their readers before and after the migration. */
const threads = {
  neighbors: [
    [person('rae'), person('walt')],
    ['uid:rae', 'uid:walt'],
    ['private:rae', 'private:walt'],
  ],
  office: [
    [person('rae'), person('ada', 'admin')],
    ['uid:rae', 'uid:ada'],
    ['uid:rae', 'uid:ada'],
  ],
} as const;

test('the migration separates what residents wrote to each other, with its readings and notices', async () => {
  const { ownerUrl, drop } = await startTestDatabase('empty');
  const client = new Client({ connectionString: ownerUrl });
  const put = (table: string, id: string, data: object, counts = '') =>
    client.query(
      `INSERT INTO portal.${table} (hoa_id, id, version, data${counts && `, ${counts}`})
       VALUES ('elm', $1, 1, $2${counts && ', 1'})`,
      [id, data],
    );
  try {
    const before = allMigrations.filter(({ name }) => name !== '055-messages-between-neighbors');
    await migrateDatabase({ ownerUrl, migrations: before });
    await client.connect();
    await addAssociation(client, elm);
    await client.query(`SELECT set_config('hoa.id', 'elm', false)`);
    for (const [id, [participants, readers]] of Object.entries(threads)) {
      const thread = { type: 'direct', participants, readers, lastActivity: at };
      await put('threads', id, thread, 'messages_count');
      const reading = { uid: 'rae', readers, type: 'direct', readAt: at, readCount: 1 };
      await put('thread_readings', `rae:${id}`, reading);
      const notice = { recipients: ['uid:rae'], type: 'message', read: false, createdAt: at };
      await put('notifications', id, { ...notice, actionUrl: `/messages/${id}` });
    }
    await migrateDatabase({ ownerUrl });
    await client.query(`SELECT set_config('hoa.id', 'elm', false)`);
    for (const [id, [, , readers]] of Object.entries(threads)) {
      const { rows } = await client.query(
        `SELECT thread.readers, reading.readers AS read_by, notice.recipients
         FROM portal.threads AS thread
         JOIN portal.thread_readings AS reading ON reading.id = 'rae:' || thread.id
         JOIN portal.notifications AS notice ON notice.id = thread.id
         WHERE thread.id = $1`,
        [id],
      );
      expect(rows).toEqual([{ readers, read_by: readers, recipients: [readers[0]] }]);
    }
  } finally {
    await client.end();
    await drop();
  }
});
