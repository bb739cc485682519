import { exampleTicket } from '@hoa/use-cases/testing';
import { Client } from 'pg';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestStorage, startTestDatabase, type TestDatabase } from '../testing/index.ts';
import { allMigrations, migrateDatabase } from './migrate.ts';

const first = { name: '001-first', sql: 'CREATE TABLE public.one (id int)' };
const second = { name: '002-second', sql: 'CREATE TABLE public.two (id int)' };

describe('migrating', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await startTestDatabase('empty');
    return () => database.drop();
  });

  const connect = async () => {
    const client = new Client({ connectionString: database.ownerUrl });
    await client.connect();
    return client;
  };
  const tables = async () => {
    const client = await connect();
    const { rows } = await client.query<{ name: string }>(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
    );
    await client.end();
    return rows.map(({ name }) => name);
  };
  const migrateWith = (...migrations: { name: string; sql: string }[]) =>
    migrateDatabase({ ownerUrl: database.ownerUrl, migrations });

  test('runs pending migrations in order', async () => {
    expect(await migrateWith(first)).toEqual(['001-first']);
    expect(await migrateWith(first, second)).toEqual(['002-second']);
    expect(await migrateWith(first, second)).toEqual([]);
    expect(await tables()).toEqual(['migrations', 'one', 'two']);
  });

  test('keeps the last complete migration when one fails midway', async () => {
    const half = { name: '002-half', sql: 'CREATE TABLE public.half (id int); SELECT 1 / 0' };
    await expect(migrateWith(first, half)).rejects.toThrow('Migration 002-half failed');
    expect(await tables()).toEqual(['migrations', 'one']);
    expect(await migrateWith(first, second)).toEqual(['002-second']);
  });

  test('keeps the last complete migration when the connection is lost midway', async () => {
    const lost = {
      name: '002-lost',
      sql: 'CREATE TABLE public.lost (id int); SELECT pg_terminate_backend(pg_backend_pid())',
    };
    await expect(migrateWith(first, lost)).rejects.toThrow();
    expect(await tables()).toEqual(['migrations', 'one']);
    expect(await migrateWith(first, second)).toEqual(['002-second']);
  });

  test('runs each once when several processes migrate concurrently', async () => {
    const ran = await Promise.all([1, 2, 3].map(() => migrateWith(first, second)));
    expect(ran.flat().sort()).toEqual(['001-first', '002-second']);
  });

  test('makes an index one by one, in the place of one that was cut off', async () => {
    await migrateWith(first);
    const owner = await connect();
    await owner.query('INSERT INTO public.one VALUES (1), (1)');
    const cutOff = owner.query('CREATE UNIQUE INDEX CONCURRENTLY one_by_id ON public.one (id)');
    await expect(cutOff).rejects.toThrow('could not create unique index');
    const indexed = {
      name: '002-index',
      sql: '-- One by one.\nCREATE INDEX CONCURRENTLY IF NOT EXISTS one_by_id ON public.one (id);\n',
    };
    expect(await migrateWith(first, indexed)).toEqual(['002-index']);
    const { rows } = await owner.query(
      "SELECT indisvalid, indisunique FROM pg_index WHERE indexrelid = 'one_by_id'::regclass",
    );
    expect(rows).toEqual([{ indisvalid: true, indisunique: false }]);
    await owner.end();
  });

  test('holds back no reader for a second while it waits for a long one', async () => {
    await migrateWith(first);
    const [long, reader] = [await connect(), await connect()];
    await long.query('BEGIN; SELECT * FROM public.one');
    const altered = migrateWith(first, {
      name: '002-wide',
      sql: 'ALTER TABLE public.one ADD COLUMN wide text',
    });
    let longestMs = 0;
    for (const until = performance.now() + 2500; performance.now() < until; ) {
      const started = performance.now();
      await reader.query('SELECT * FROM public.one');
      longestMs = Math.max(longestMs, performance.now() - started);
    }
    expect(longestMs).toBeGreaterThan(100);
    expect(longestMs).toBeLessThan(1000);
    await long.query('COMMIT');
    expect(await altered).toEqual(['002-wide']);
    await Promise.all([long.end(), reader.end()]);
  });

  test('refuses a migration that was changed after it ran', async () => {
    await migrateWith(first);
    await expect(migrateWith({ ...first, sql: 'SELECT 1' })).rejects.toThrow(
      'Migration 001-first was changed after it ran.',
    );
  });

  test('refuses a database of a newer portal', async () => {
    await migrateWith(first, second);
    await expect(migrateWith(first)).rejects.toThrow(
      'The database is newer than this portal: it has 002-second.',
    );
  });
});

describe('the migrated database', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await startTestDatabase();
    return () => database.drop();
  });

  test('has every migration', async () => {
    expect(await migrateDatabase({ ownerUrl: database.ownerUrl })).toEqual([]);
    expect(allMigrations.length).toBeGreaterThan(0);
  });

  test('continues with the queues of an earlier release', async () => {
    const earlier = await startTestDatabase();
    const client = new Client({ connectionString: earlier.ownerUrl });
    await client.connect();
    await client.query(
      `DELETE FROM public.migrations WHERE name IN ('098-job-queues', '099-job-roles')`,
    );
    await client.query(`INSERT INTO public.migrations (name, checksum)
      VALUES ('100-jobs', ''), ('102-job-order', ''), ('103-job-retries', ''), ('104-nightly-sweep', '')`);
    await client.query(`UPDATE jobs.queue SET retry_limit = 440 WHERE name = 'portal'`);
    expect(await migrateDatabase({ ownerUrl: earlier.ownerUrl })).toEqual([
      '098-job-queues',
      '099-job-roles',
    ]);
    const { rows } = await client.query(`SELECT retry_limit FROM jobs.queue WHERE name = 'portal'`);
    expect(rows).toEqual([{ retry_limit: 2160 }]);
    await client.end();
    await earlier.drop();
  });

  test('gives the server a role without power', async () => {
    const client = new Client({ connectionString: database.url });
    await client.connect();
    try {
      const { rows } = await client.query(
        'SELECT rolsuper, rolbypassrls, rolcreaterole FROM pg_roles WHERE rolname = current_user',
      );
      expect(rows).toEqual([{ rolsuper: false, rolbypassrls: false, rolcreaterole: false }]);
      await expect(client.query('CREATE TABLE public.mine (id int)')).rejects.toThrow(
        'permission denied for schema public',
      );
    } finally {
      await client.end();
    }
  });

  test('can still be served by the previous version after a failed migration', async () => {
    const storage = await openTestStorage();
    const { unitOfWork, association } = await storage.openAssociation();
    const failing = {
      name: '999-failing',
      sql: 'ALTER TABLE portal.tickets DROP COLUMN title CASCADE; SELECT 1 / 0',
    };
    const { ownerUrl } = storage;
    const migrations = [...allMigrations, failing];
    await expect(migrateDatabase({ ownerUrl, migrations })).rejects.toThrow(
      'Migration 999-failing failed',
    );
    await unitOfWork.write(association, async ({ repositories }) => {
      repositories.tickets.put(exampleTicket('a', { title: 'After all' }));
    });
    const found = await unitOfWork.read(association, ({ repositories }) =>
      repositories.tickets.find({ where: { title: 'After all' } }),
    );
    expect(found).toHaveLength(1);
    expect(await migrateDatabase({ ownerUrl })).toEqual([]);
    await storage.drop();
  });
});
