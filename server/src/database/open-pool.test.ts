import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../testing/index.ts';
import { openPool } from './open-pool.ts';

let started: TestDatabase;
beforeAll(async () => {
  started = await startTestDatabase();
});
afterAll(() => started.drop());

test('a checked-out connection that is terminated fails only its own next statement', async () => {
  const pool = openPool({ connectionString: started.url });
  const owner = new Client({ connectionString: started.ownerUrl });
  await owner.connect();
  try {
    const held = await pool.connect();
    const ended = vi.fn();
    held.once('end', ended);
    const { rows } = await held.query('SELECT pg_backend_pid() AS pid');
    await owner.query('SELECT pg_terminate_backend($1)', [rows[0].pid]);
    await vi.waitFor(() => expect(ended).toHaveBeenCalled());
    await expect(held.query('SELECT 1')).rejects.toThrow();
    held.release(true);
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  } finally {
    await owner.end();
    await pool.end();
  }
});
