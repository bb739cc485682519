import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client, escapeLiteral } from 'pg';
import * as z from 'zod';
import { refuseOtherDatabase, removeSignIns } from '../database/empty-database.ts';
import type { FileStorage } from '../files/file-storage.ts';
import { keyOfPath, relativePathOf } from '../files/folder-storage.ts';
import { checksumOf, importFile } from '../files/receive-file.ts';
import { refuseStoredFiles } from '../files/refuse-stored-files.ts';
import { type CopiedTable, columnList, copiedTables } from './tables.ts';

interface RestoreOptions {
  /**
   * The connection string of the role that owns the schema. The database must be migrated and contain no association.
   */
  readonly ownerUrl: string;
  /** Must contain no files except those of an earlier attempt. */
  readonly files: FileStorage;
  readonly folder: string;
}

const rowsAtOnce = 500;

/**
 * Raises the event cursor, as does the migration that creates its sequence: a page may still follow the lost database
 * from a cursor, which must not be assigned again.
 */
const raiseCursorSql = `SELECT setval('events.cursor',
    greatest(last_value, (extract(epoch FROM clock_timestamp()) * 1000)::bigint))
  FROM events.cursor`;

/**
 * Restores a backup to a server without associations and files. If it fails, the database stays empty; files may have
 * been copied, and the command can be run again.
 */
export async function restore({ ownerUrl, files, folder }: RestoreOptions): Promise<Manifest> {
  const manifest = await readManifest(folder);
  await verifyBackup(folder, manifest);
  const named = new Set(manifest.files.map(({ path }) => path));
  await refuseStoredFiles(files, (key) => named.has(pathOfFiles + relativePathOf(key)));
  const client = new Client({ connectionString: ownerUrl });
  // A lost connection rejects the pending query; without a listener it would also end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('BEGIN');
    await refuseOtherDatabase(client, manifest.migrations);
    const tables = await copiedTables(client);
    const constraints = await dropForeignKeys(client);
    const names = tables.map(({ name }) => name).join(', ');
    await client.query(`TRUNCATE ${names}`);
    for (const table of tables) await fill(client, table, folder, manifest);
    // The release that made the backup may have declared the ticket statuses in another order.
    await client.query('SELECT portal.rank_tickets()');
    for (const { table, name, definition } of constraints) {
      await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
    }
    for (const table of tables) await guardAgain(client, table);
    for (const { name, last } of manifest.sequences) {
      if (last === null) continue;
      await client.query(`SELECT setval(${escapeLiteral(name)}, ${BigInt(last)})`);
    }
    await client.query(raiseCursorSql);
    await removeSignIns(client);
    for (const { path } of manifest.files) {
      const key = path.startsWith(pathOfFiles) && keyOfPath(path.slice(pathOfFiles.length));
      // Backups of earlier releases also contain incomplete uploads.
      if (key) await importFile(files, key, await readFile(join(folder, path)));
    }
    await client.query('COMMIT');
    return manifest;
  } finally {
    await client.end();
  }
}

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/** Drops the foreign keys, since rows are restored in any order; adding the keys again validates them. */
async function dropForeignKeys(client: Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name,
       pg_get_constraintdef(pg_constraint.oid) AS definition
     FROM pg_constraint JOIN pg_namespace ON pg_namespace.oid = connamespace
     WHERE contype = 'f' AND conislocal AND conparentid = 0
       AND nspname NOT IN ('pg_catalog', 'information_schema')`,
  );
  for (const { table, name } of rows) {
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  }
  return rows;
}

/** Inserts the rows of a table. Its triggers and policies stay disabled until `guardAgain`. */
async function fill(
  client: Client,
  table: CopiedTable,
  folder: string,
  manifest: Manifest,
): Promise<void> {
  const copied = manifest.tables.find(({ name }) => name === table.name);
  if (!copied) throw new Error(`The backup is damaged: ${table.name} is missing.`);
  const { name } = table;
  await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
  if (table.isGuarded) await client.query(`ALTER TABLE ${name} NO FORCE ROW LEVEL SECURITY`);
  let count = 0;
  for await (const lines of linesOf(join(folder, copied.file.path))) {
    count += lines.length;
    await client.query(
      `INSERT INTO ${name} (${columnList(table)}) OVERRIDING SYSTEM VALUE
       SELECT ${columnList(table)} FROM json_populate_recordset(NULL::${name}, $1::json)`,
      [`[${lines.join(',')}]`],
    );
  }
  if (count !== copied.rows) throw new Error(`The backup is damaged: ${name} lacks rows.`);
}

/**
 * Runs after the foreign keys were added, since validating the key of a guarded table only sees the rows that its
 * policy shows.
 */
async function guardAgain(client: Client, { name, isGuarded }: CopiedTable): Promise<void> {
  if (isGuarded) await client.query(`ALTER TABLE ${name} FORCE ROW LEVEL SECURITY`);
  await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
}

async function* linesOf(path: string): AsyncGenerator<string[]> {
  let lines: string[] = [];
  for await (const line of createInterface({ input: createReadStream(path) })) {
    if (line === '') continue;
    lines.push(line);
    if (lines.length < rowsAtOnce) continue;
    yield lines;
    lines = [];
  }
  if (lines.length > 0) yield lines;
}

/** The prefix of the paths of files in a backup. */
export const pathOfFiles = 'files/files/';

/** Written last: without it a folder is no complete backup. */
export const manifestName = 'manifest.json';

const copiedFileSchema = z.object({
  /** Relative to the backup. */
  path: z.string().refine((path) => !path.split('/').includes('..')),
  bytes: z.int(),
  sha256: z.string(),
});

export type CopiedFile = z.infer<typeof copiedFileSchema>;

const manifestSchema = z.object({
  format: z.literal(1),
  at: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(z.object({ name: z.string(), rows: z.int(), file: copiedFileSchema })),
  sequences: z.array(z.object({ name: z.string(), last: z.nullable(z.string()) })),
  files: z.array(copiedFileSchema),
});

export type Manifest = z.infer<typeof manifestSchema>;

/**
 * Reads the manifest of a backup. Rejects with an error message for the operator if the folder contains no complete
 * backup.
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch(() => {
    throw new Error(`${folder} is no finished backup: it has no ${manifestName}.`);
  });
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch {
    throw new Error(`${folder} is no backup that this portal can read.`);
  }
}

/** Rejects unless every file exists with its original content. */
async function verifyBackup(folder: string, manifest: Manifest): Promise<void> {
  for (const file of [...manifest.tables.map((table) => table.file), ...manifest.files]) {
    const found = await describeFile(folder, file.path).catch(() => undefined);
    if (!found) throw new Error(`The backup is damaged: ${file.path} is missing.`);
    if (found.sha256 !== file.sha256) {
      throw new Error(`The backup is damaged: ${file.path} was changed.`);
    }
  }
}

/** Returns the size and checksum of a file in a folder. */
export async function describeFile(folder: string, path: string): Promise<CopiedFile> {
  const file = join(folder, path);
  const { size: bytes } = await stat(file);
  return { path, bytes, sha256: await checksumOf(createReadStream(file)) };
}
