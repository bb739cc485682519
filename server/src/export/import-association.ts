import { buffer } from 'node:stream/consumers';
import type { Cell } from '@hoa/spreadsheets/csv-line';
import { recordSchemas } from '@hoa/use-cases';
import { Client } from 'pg';
import { refuseOtherDatabase, removeSignIns } from '../database/empty-database.ts';
import { setting } from '../database/settings.ts';
import type { FileStorage } from '../files/file-storage.ts';
import { importFile } from '../files/receive-file.ts';
import { refuseStoredFiles } from '../files/refuse-stored-files.ts';
import { addWork } from '../jobs/add-work.ts';
import { recordIn } from './columns.ts';
import { readCsv } from './csv.ts';
import { jobsToCome } from './jobs-to-come.ts';
import type { ExportManifest } from './manifest.ts';
import { type ExportTable, exportTables } from './tables.ts';
import { type OpenedExport, openExport } from './zip-reader.ts';

interface ImportOptions {
  /**
   * The connection string of the role that owns the schema. The database must be migrated and contain no association.
   */
  readonly ownerUrl: string;
  /** Must contain no files except those of an earlier attempt. */
  readonly files: FileStorage;
  /** The ZIP. */
  readonly source: string;
  readonly now: Date;
}

const rowsAtOnce = 500;

/**
 * Imports an export to a server without associations and files. If it fails, the database stays empty; files may have
 * been stored, and the command can be run again.
 */
export async function importAssociation(options: ImportOptions): Promise<ExportManifest> {
  const opened = await openExport(options.source);
  try {
    await importOpened(opened, options);
    return opened.manifest;
  } finally {
    opened.close();
  }
}

async function importOpened(
  opened: OpenedExport,
  { ownerUrl, files, now }: ImportOptions,
): Promise<void> {
  const { manifest } = opened;
  const hoaId = manifest.association.id;
  const known = new Set(manifest.files.map(({ id }) => id));
  await refuseStoredFiles(files, (key) => key.hoaId === hoaId && known.has(key.id));
  const client = new Client({ connectionString: ownerUrl });
  // A lost connection rejects the pending query; without a listener it would also end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('BEGIN');
    await refuseOtherDatabase(client, manifest.migrations);
    await client.query(`SELECT ${setting('hoa.id', hoaId)}`);
    // The history is imported instead.
    const watched = await watchedTables(client);
    for (const name of watched) await client.query(`ALTER TABLE ${name} DISABLE TRIGGER audit`);
    for (const table of exportTables) await importTable(client, opened, table);
    await client.query('SET CONSTRAINTS ALL IMMEDIATE');
    for (const name of watched) await client.query(`ALTER TABLE ${name} ENABLE TRIGGER audit`);
    await addWork(client, await jobsToCome(client, hoaId, now));
    await removeSignIns(client);
    await importFiles(client, opened, files);
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}

async function watchedTables(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT tgrelid::regclass::text AS name FROM pg_trigger
     WHERE tgname = 'audit' AND NOT tgisinternal`,
  );
  return rows.map(({ name }) => name);
}

/** Inserts the records of a table; rejects if one is not valid. */
async function importTable(
  client: Client,
  opened: OpenedExport,
  table: ExportTable,
): Promise<void> {
  const { association, tables } = opened.manifest;
  const listed = tables.find(({ name }) => name === table.name);
  if (!listed) throw new Error(`The export is damaged: ${table.path} is missing.`);
  const insertion = table.insert(association.id);
  let rows: object[] = [];
  let count = 0;
  const insert = async () => {
    await client.query(insertion, [JSON.stringify(rows)]);
    count += rows.length;
    rows = [];
  };
  for await (const record of recordsOf(opened, table, listed.file)) {
    if (table.name === 'associations' && record.id !== association.id) {
      throw new Error(`The export is damaged: ${table.path} is of another association.`);
    }
    rows.push(table.rowOf(record));
    if (rows.length >= rowsAtOnce) await insert();
  }
  await insert();
  if (count !== listed.rows) throw new Error(`The export is damaged: ${table.path} lacks lines.`);
}

async function* recordsOf(
  opened: OpenedExport,
  table: ExportTable,
  file: ExportManifest['tables'][number]['file'],
): AsyncGenerator<Record<string, unknown>> {
  const { path, columns } = table;
  const names = JSON.stringify(columns.map(({ name }) => name));
  let count = 0;
  try {
    for await (const cells of readCsv(await opened.read(file))) {
      if (count > 0) yield recordOf(table, cells, count);
      else if (JSON.stringify(cells) !== names) throw new Error('it has other columns');
      count += 1;
    }
  } catch (error) {
    throw new Error(`The export is damaged: ${path}: ${(error as Error).message}.`);
  }
}

function recordOf({ name, columns }: ExportTable, cells: readonly Cell[], count: number) {
  const record = recordIn(columns, cells);
  if (name === 'history') return record;
  const { success, error } = recordSchemas[name].safeParse(record);
  if (success) return record;
  throw new Error(`${error.issues[0]?.path.join('.')} of record ${count} is not valid`);
}

async function importFiles(
  client: Client,
  { manifest, read }: OpenedExport,
  files: FileStorage,
): Promise<void> {
  const { rows } = await client.query<{ id: string }>('SELECT id FROM portal.stored_files');
  const recorded = new Set(rows.map(({ id }) => id));
  for (const { id, file } of manifest.files) {
    if (!recorded.has(id)) throw new Error(`The export is damaged: ${file.path} has no record.`);
    const content = await buffer(await read(file));
    await importFile(files, { hoaId: manifest.association.id, id }, content);
  }
}
