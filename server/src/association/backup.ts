import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { PortalError } from '@hoa/api';
import { Client, escapeLiteral } from 'pg';
import { migrationsOf } from '../database/empty-database.ts';
import { endOfTime, type FileKey, type FileStorage } from '../files/file-storage.ts';
import { relativePathOf } from '../files/folder-storage.ts';
import {
  type CopiedFile,
  describeFile,
  type Manifest,
  manifestName,
  pathOfFiles,
} from './restore.ts';
import { type CopiedTable, columnList, copiedTables, sequencesOf } from './tables.ts';

export interface BackupOptions {
  /** The connection string of the role that owns the schema. */
  readonly ownerUrl: string;
  readonly files: FileStorage;
  /** The folder to write to, which must be new or empty. */
  readonly folder: string;
  readonly now: Date;
}

const rowsAtOnce = 500;

/**
 * Backs up rows and files of a server in use. The rows are one snapshot. Files are copied later, but every file in the
 * snapshot still exists, since even unattached files are kept for a day.
 */
export async function backUp(options: BackupOptions): Promise<Manifest> {
  const { ownerUrl, folder, now } = options;
  await refuseFilled(folder);
  const client = new Client({ connectionString: ownerUrl });
  // A lost connection rejects the pending query; without a listener it would also end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const migrations = await migrationsOf(client);
    const tables: Manifest['tables'] = [];
    for (const table of await copiedTables(client)) {
      tables.push(await copyTable(client, table, folder));
    }
    // Sequences are not part of the snapshot: they may be ahead of it, never behind.
    const sequences = await sequencesOf(client);
    await client.query('COMMIT');
    const files = await copyFiles(options.files, folder);
    const manifest: Manifest = {
      format: 1,
      at: now.toISOString(),
      migrations,
      tables,
      sequences,
      files,
    };
    const unfinished = join(folder, `${manifestName}.part`);
    await writeFile(unfinished, JSON.stringify(manifest, undefined, 2));
    await rename(unfinished, join(folder, manifestName));
    return manifest;
  } finally {
    await client.end();
  }
}

async function refuseFilled(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty.`);
}

async function copyTable(
  client: Client,
  table: CopiedTable,
  folder: string,
): Promise<Manifest['tables'][number]> {
  const path = `rows/${table.name.replaceAll('"', '')}.jsonl`;
  const target = join(folder, path);
  await mkdir(dirname(target), { recursive: true });
  let count = 0;
  async function* lines() {
    for await (const rows of rowsOf(client, table)) {
      count += rows.length;
      yield `${rows.join('\n')}\n`;
    }
  }
  await pipeline(Readable.from(lines()), createWriteStream(target));
  return { name: table.name, rows: count, file: await describeFile(folder, path) };
}

/**
 * Reads the rows of a table as JSON. Reads a table with row-level security per association, since its policy applies to
 * the owner too.
 */
async function* rowsOf(client: Client, table: CopiedTable): AsyncGenerator<string[]> {
  if (!table.isGuarded) {
    yield* rowsWhere(client, table, table.condition);
    return;
  }
  const { rows } = await client.query<{ id: string }>('SELECT id FROM portal.associations');
  for (const { id } of rows) {
    await client.query(`SELECT set_config('hoa.id', $1, true)`, [id]);
    yield* rowsWhere(client, table, `hoa_id = ${escapeLiteral(id)}`);
  }
}

async function* rowsWhere(
  client: Client,
  table: CopiedTable,
  condition: string,
): AsyncGenerator<string[]> {
  await client.query(
    `DECLARE copied CURSOR FOR SELECT row_to_json(one)::text AS line
     FROM (SELECT ${columnList(table)} FROM ${table.name} WHERE ${condition}) AS one`,
  );
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`FETCH ${rowsAtOnce} FROM copied`);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await client.query('CLOSE copied');
}

async function copyFiles(from: FileStorage, folder: string): Promise<CopiedFile[]> {
  const copied: CopiedFile[] = [];
  for await (const key of from.storedBefore(endOfTime)) {
    const path = pathOfFiles + relativePathOf(key);
    const target = join(folder, path);
    await mkdir(dirname(target), { recursive: true });
    if (await copyFile(from, key, target)) copied.push(await describeFile(folder, path));
  }
  return copied;
}

/** Returns false if the file no longer exists: a cleanup may have deleted an unattached one. */
async function copyFile(from: FileStorage, key: FileKey, target: string): Promise<boolean> {
  try {
    const content = await (await from.open(key))?.read();
    if (!content) return false;
    await pipeline(content, createWriteStream(target));
    return true;
  } catch (error) {
    if (error instanceof PortalError && error.code === 'not-found') return false;
    throw error;
  }
}
