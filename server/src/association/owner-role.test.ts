import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultHoaId } from '@hoa/domain';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDemo } from '../create-demo.ts';
import { type EmbeddedPostgres, startEmbedded } from '../database/embedded/start-embedded.ts';
import { allMigrations, migrateDatabase } from '../database/migrate.ts';
import type { FileStorage } from '../files/file-storage.ts';
import { openFolderStorage } from '../files/folder-storage.ts';
import { backUp } from './backup.ts';
import { describeFile, manifestName, readManifest, restore } from './restore.ts';

/** Created as in docs/production.md. It is no superuser, so policies and grants apply to it. */
const ownerRole = 'portal_owner';

let folder = '';
let postgres: EmbeddedPostgres;
const within = (name: string) => join(folder, name);
const ownerOf = (database: string) => postgres.url(database, ownerRole);

async function query<R extends object>(url: string, text: string, values: unknown[] = []) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<R>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** Creates and migrates a database as described in docs/production.md. */
async function migrated(database: string): Promise<string[]> {
  await query(postgres.url('postgres'), `CREATE DATABASE ${database} OWNER ${ownerRole}`);
  return migrateDatabase({ ownerUrl: ownerOf(database), appUrl: postgres.url(database, 'portal') });
}

/** Counts the foreign keys that PostgreSQL has validated. */
const foreignKeysSql = `SELECT count(*)::int AS checked FROM pg_constraint
  WHERE contype = 'f' AND convalidated AND connamespace = 'portal'::regnamespace`;
const unforcedSql = `SELECT relname FROM pg_class WHERE relnamespace = 'portal'::regnamespace
  AND relkind = 'r' AND relrowsecurity AND NOT relforcerowsecurity`;

let files: FileStorage;
let backup = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hoa-owner-'));
  backup = within('backup');
  postgres = await startEmbedded({ folder: within('postgres'), isDurable: false });
  await query(postgres.url('postgres'), `CREATE ROLE ${ownerRole} LOGIN CREATEROLE`);
}, 60_000);

afterAll(async () => {
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('an owner of the schema that is no superuser', () => {
  test('migrates, founds an association and backs it up', async () => {
    expect(await migrated('portal')).toEqual(allMigrations.map(({ name }) => name));
    const ownerUrl = ownerOf('portal');
    expect(await createDemo({ ownerUrl, filesUrl: `file:${within('files')}` })).toBe(true);
    files = await openFolderStorage(within('files'));
    const manifest = await backUp({ ownerUrl, files, folder: backup, now: new Date() });
    const superuserUrl = postgres.url('portal');
    for (const { name, rows } of manifest.tables.filter(({ name }) =>
      /^(portal|audit)/.test(name),
    )) {
      expect(await query(superuserUrl, `SELECT count(*)::int AS rows FROM ${name}`), name).toEqual([
        { rows },
      ]);
    }
    expect(manifest.files.length).toBeGreaterThan(0);
  }, 60_000);

  test('restores every row, with foreign keys checked and row security active', async () => {
    await migrated('restored');
    const restored = await openFolderStorage(within('restored'));
    await restore({ ownerUrl: ownerOf('restored'), files: restored, folder: backup });
    const [from, to] = [postgres.url('portal'), postgres.url('restored')];
    for (const { name } of (await readManifest(backup)).tables) {
      const sql = `SELECT coalesce(md5(string_agg(one::text, ' ' ORDER BY one::text)), '') AS sum FROM ${name} AS one`;
      if (!name.startsWith('jobs.'))
        expect(await query(to, sql), name).toEqual(await query(from, sql));
    }
    expect(await query(to, foreignKeysSql)).toEqual(await query(from, foreignKeysSql));
    expect(await query(to, unforcedSql)).toEqual([]);
  }, 60_000);

  test('restores nothing of a backup whose rows name records that it lacks', async () => {
    const damaged = within('damaged');
    await cp(backup, damaged, { recursive: true });
    const manifest = await readManifest(damaged);
    const tickets = manifest.tables.find(({ name }) => name === 'portal.tickets');
    if (!tickets) throw new Error('There are no tickets.');
    await writeFile(join(damaged, tickets.file.path), '');
    tickets.rows = 0;
    tickets.file = await describeFile(damaged, tickets.file.path);
    await writeFile(join(damaged, manifestName), JSON.stringify(manifest));
    await migrated('refused');
    const none = await openFolderStorage(within('none'));
    const options = { ownerUrl: ownerOf('refused'), files: none, folder: damaged };
    await expect(restore(options)).rejects.toThrow(/violates foreign key constraint/);
    const url = postgres.url('refused');
    expect(await query(url, 'SELECT count(*)::int AS n FROM portal.ticket_messages')).toEqual([
      { n: 0 },
    ]);
    expect(await query(url, unforcedSql)).toEqual([]);
  }, 60_000);

  test('erases a person from records and audit', async () => {
    const person = await personIn('portal', 'resident-1');
    const sql = `SELECT audit.erase_person('${defaultHoaId}', 'resident-1', 'Former resident')`;
    await query(ownerOf('portal'), sql);
    expect(await personIn('portal', 'resident-1')).not.toEqual(person);
    const left = await query(
      postgres.url('portal'),
      `SELECT id FROM audit.entries WHERE strpos(concat(before, after, display_name), $1) > 0
       UNION ALL SELECT 0 FROM portal.tickets WHERE strpos(data::text, $1) > 0`,
      [person.displayName],
    );
    expect(left).toEqual([]);
  }, 60_000);
});

async function personIn(database: string, uid: string) {
  const rows = await query<{ displayName: string; email: string }>(
    postgres.url(database),
    `SELECT data ->> 'displayName' AS "displayName", data ->> 'email' AS email
     FROM portal.people WHERE id = $1`,
    [uid],
  );
  const [person] = rows;
  if (!person) throw new Error(`There is no ${uid}.`);
  return person;
}
