import { PortalError } from '@hoa/api';
import type { Association } from '@hoa/domain';
import type { Locale } from '@hoa/locales';
import { type Cell, csvLine } from '@hoa/spreadsheets/csv-line';
import type { Period } from '@hoa/use-cases';
import type { ClientBase } from 'pg';
import type { AuditedDatabase } from '../database/create-database.ts';
import { migrationsOf } from '../database/empty-database.ts';
import type { FileStorage } from '../files/file-storage.ts';
import { cellsOf } from './columns.ts';
import { dataDictionary } from './data-dictionary.ts';
import { uniqueFilePath } from './file-path.ts';
import { dictionaryPath, indexPage } from './index-page.ts';
import { type ExportManifest, manifestPath } from './manifest.ts';
import { packageTables } from './package-tables.ts';
import { exportTables, type WrittenTable } from './tables.ts';
import { writeZip, type ZipWriter } from './zip-writer.ts';

export interface ExportOptions {
  readonly database: Pick<AuditedDatabase, 'snapshot'>;
  readonly files: Pick<FileStorage, 'open'>;
  readonly association: Association;
  /** The language of the page and the data dictionary. */
  readonly locale: Locale;
  /** The ZIP to write, which must not exist. It is incomplete if the export rejects. */
  readonly target: string;
  readonly now: Date;
  /** Of an auditor's package; an export without it contains everything, and can be imported. */
  readonly period?: Period | undefined;
  /** Called after each part with the percentage of all parts. */
  readonly onProgress?: (percent: number) => Promise<void>;
}

interface ExportedFile {
  readonly id: string;
  readonly ownerKind: string;
  readonly name: string;
}

const rowsAtOnce = 500;

/** Marks a file as UTF-8 for spreadsheets. */
const byteOrderMark = '\uFEFF';

/**
 * Exports an association that is in use. The records are one snapshot. Files are read later; one that was removed
 * meanwhile is left out.
 */
export async function exportAssociation(options: ExportOptions): Promise<ExportManifest> {
  const { database, association, locale, target, now, period } = options;
  const { id, name, timeZone } = association;
  const tables = period ? packageTables(period, timeZone) : exportTables;
  const manifest: ExportManifest = {
    format: 1,
    at: now.toISOString(),
    association: { id, name },
    migrations: [],
    tables: [],
    files: [],
    pages: [],
  };
  await writeZip(target, now, async (zip) => {
    const stored: ExportedFile[] = [];
    await database.snapshot(association, async (client) => {
      manifest.migrations.push(...(await migrationsOf(client)));
      await addTables(zip, client, { ...options, tables }, manifest, stored);
    });
    await addFiles(zip, options, stored, manifest);
    const index = indexPage({ ...manifest, locale, timeZone, period });
    manifest.pages.push(
      await zip.add('index.html', parts(index)),
      await zip.add(dictionaryPath, csvOf(parts(...dataDictionary(tables, locale)))),
    );
    if (!period) await zip.add(manifestPath, parts(JSON.stringify(manifest, undefined, 2)));
  });
  return manifest;
}

async function addTables(
  zip: ZipWriter,
  client: ClientBase,
  { onProgress, tables }: ExportOptions & { readonly tables: readonly WrittenTable[] },
  manifest: ExportManifest,
  stored: ExportedFile[],
): Promise<void> {
  for (const [index, table] of tables.entries()) {
    const { name, path, columns } = table;
    let rows = 0;
    async function* lines(): AsyncGenerator<Cell[]> {
      yield columns.map((column) => column.name);
      for await (const row of rowsOf(client, table)) {
        rows += 1;
        const record = table.recordOf(row);
        if (name === 'storedFiles') stored.push(record as ExportedFile);
        yield cellsOf(columns, record);
      }
    }
    const file = await zip.add(path, csvOf(lines()));
    manifest.tables.push({ name, rows, file });
    await onProgress?.(percentOf(index + 1, tables.length, 0));
  }
}

async function* rowsOf(client: ClientBase, { select }: WrittenTable): AsyncGenerator<object> {
  await client.query(`DECLARE exported CURSOR FOR ${select}`);
  for (;;) {
    const { rows } = await client.query<object>(`FETCH ${rowsAtOnce} FROM exported`);
    if (rows.length === 0) break;
    yield* rows;
  }
  await client.query('CLOSE exported');
}

async function addFiles(
  zip: ZipWriter,
  { files, association, onProgress }: ExportOptions,
  stored: readonly ExportedFile[],
  manifest: ExportManifest,
): Promise<void> {
  const taken = new Set<string>();
  for (const [index, { id, ownerKind, name }] of stored.entries()) {
    const content = await contentOf(files, { hoaId: association.id, id });
    if (content) {
      const path = uniqueFilePath(ownerKind, name, taken);
      manifest.files.push({ id, file: await zip.add(path, content) });
    }
    await onProgress?.(percentOf(index + 1, stored.length, 50));
  }
}

/** Returns undefined if the file no longer exists. */
async function contentOf(files: ExportOptions['files'], key: { hoaId: string; id: string }) {
  try {
    return await (await files.open(key))?.read();
  } catch (error) {
    if (error instanceof PortalError && error.code === 'not-found') return undefined;
    throw error;
  }
}

/** Half of the progress is the tables, and half the files. */
function percentOf(done: number, all: number, from: number): number {
  return from + Math.floor((done / all) * 50);
}

async function* csvOf(lines: AsyncIterable<Cell[]>): AsyncGenerator<string> {
  yield byteOrderMark;
  for await (const line of lines) yield csvLine(line);
}

async function* parts<T>(...all: readonly T[]): AsyncGenerator<T> {
  yield* all;
}
