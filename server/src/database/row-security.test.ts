import { exampleTicket, exampleTopic } from '@hoa/use-cases/testing';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestStorage, type TestStorage } from '../testing/index.ts';

let storage: TestStorage;
let server: Client;

beforeAll(async () => {
  storage = await openTestStorage();
  for (const place of [1, 2]) {
    const { unitOfWork, association } = await storage.openAssociation();
    await unitOfWork.write(association, async ({ repositories }) => {
      repositories.tickets.put(exampleTicket(`ticket-${place}`, { title: 'Leaking tap' }));
      repositories.topics.put(exampleTopic(`topic-${place}`, { tags: ['hall'] }));
    });
  }
  server = new Client({ connectionString: storage.url });
  await server.connect();
});
afterAll(async () => {
  await server.end();
  await storage.drop();
});

/** Runs a statement as the server's role, optionally for an association. */
async function asServer(sql: string, hoaId?: string): Promise<unknown[]> {
  await server.query('BEGIN');
  try {
    if (hoaId) await server.query(`SELECT set_config('hoa.id', $1, true)`, [hoaId]);
    return (await server.query(sql)).rows;
  } finally {
    await server.query('ROLLBACK');
  }
}

describe('the role of the server', () => {
  const seen = [
    ['portal.tickets', 'SELECT id FROM portal.tickets'],
    ['search.tickets', 'SELECT id FROM search.tickets'],
    ['search.topics', 'SELECT id FROM search.topics'],
    ['portal.associations', 'SELECT id FROM portal.associations'],
  ] as const;

  test.each(seen)('sees one association in %s [V8.4.1]', async (_, sql) => {
    expect(await asServer(sql, 'association-1')).toHaveLength(1);
    expect(await asServer(sql, 'association-2')).toHaveLength(1);
  });

  test.each(seen)('sees nothing in %s without an association', async (_, sql) => {
    expect(await asServer(sql)).toEqual([]);
    // After a transaction that set it, the setting is empty instead of missing.
    expect(await asServer(sql)).toEqual([]);
  });

  test.each([
    ['changes', `UPDATE portal.tickets SET version = 9 WHERE id = 'ticket-2' RETURNING id`],
    ['removes', `DELETE FROM portal.tickets WHERE id = 'ticket-2' RETURNING id`],
    [
      'moves',
      `UPDATE portal.tickets SET hoa_id = 'association-2' WHERE id = 'ticket-2' RETURNING id`,
    ],
  ])('%s nothing of another association', async (_, sql) => {
    expect(await asServer(sql, 'association-1')).toEqual([]);
  });

  test.each([
    [
      'adds to',
      `INSERT INTO portal.sequences (hoa_id, id, version, data) VALUES ('association-2', 'tickets', 1, '{"last": 1}')`,
    ],
    ['gives to', `UPDATE portal.tickets SET hoa_id = 'association-2'`],
  ])('never %s another association', async (_, sql) => {
    await expect(asServer(sql, 'association-1')).rejects.toThrow('row-level security policy');
  });

  test.each([
    ['a table', 'CREATE TABLE portal.mine (id int)'],
    ['a temporary table', 'CREATE TEMPORARY TABLE mine (id int)'],
    ['a function', `CREATE FUNCTION search.mine() RETURNS int LANGUAGE sql RETURN 1`],
    ['an association', `INSERT INTO portal.associations VALUES ('mine', '', '', '', '')`],
    ['another role of itself', 'SET ROLE portal_search'],
    ['a policy less', 'ALTER TABLE portal.tickets DISABLE ROW LEVEL SECURITY'],
  ])('cannot make %s', async (_, sql) => {
    await expect(asServer(sql, 'association-1')).rejects.toThrow(/permission denied|must be owner/);
  });
});
