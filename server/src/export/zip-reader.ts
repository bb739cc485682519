import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { checksumOf } from '../files/receive-file.ts';
import { type ExportManifest, exportManifestSchema, manifestPath } from './manifest.ts';
import type { ZippedFile } from './zip-writer.ts';

/** An opened export, every file of which has been checked. */
export interface OpenedExport {
  readonly manifest: ExportManifest;
  read(file: ZippedFile): Promise<Readable>;
  close(): void;
}

/** The limits of content that is held in memory, in bytes. */
const maxManifestBytes = 64_000_000;
export const maxStoredFileBytes = 100_000_000;

/** How much larger than the ZIP its content may be, in bytes or as a multiple. */
const maxContentBytes = 1_000_000_000;
const maxRatio = 100;

/**
 * Opens an export and checks that it consists of exactly the files of its manifest, unchanged. Rejects with an error
 * message for the operator. No file is written under a name of the ZIP.
 */
export async function openExport(path: string): Promise<OpenedExport> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch((error) => {
    throw error.code === 'ENOENT'
      ? new Error(`${path} can't be read.`)
      : new Error(`${path} is no ZIP file: ${error.message}.`);
  });
  try {
    const entries = await entriesOf(zip, path);
    await refuseBomb(entries, path);
    const manifest = await manifestOf(zip, entries, path);
    const read = (file: ZippedFile) => zip.openReadStreamPromise(entryOf(entries, file.path));
    await verify(manifest, entries, read);
    return { manifest, read, close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error;
  }
}

type Entries = ReadonlyMap<string, Entry>;

async function entriesOf(zip: ZipFile, path: string): Promise<Entries> {
  const entries = new Map<string, Entry>();
  try {
    for await (const entry of zip.eachEntry()) {
      if (entries.has(entry.fileName)) throw new Error(`${entry.fileName} is there twice`);
      entries.set(entry.fileName, entry);
    }
  } catch (error) {
    throw new Error(`${path} is damaged: ${(error as Error).message}.`);
  }
  return entries;
}

async function refuseBomb(entries: Entries, path: string): Promise<void> {
  const { size } = await stat(path);
  const content = [...entries.values()].reduce((sum, entry) => sum + entry.uncompressedSize, 0);
  if (content > Math.max(maxContentBytes, size * maxRatio)) {
    throw new Error(`${path} is refused: its content is ${content} bytes.`);
  }
}

async function manifestOf(zip: ZipFile, entries: Entries, path: string): Promise<ExportManifest> {
  const entry = entries.get(manifestPath);
  if (!entry || entry.uncompressedSize > maxManifestBytes) {
    throw new Error(`${path} is no export of an association: it has no ${manifestPath}.`);
  }
  const text = await zip.openReadStreamPromise(entry).then(buffer, damaged(manifestPath));
  try {
    return exportManifestSchema.parse(JSON.parse(String(text)));
  } catch {
    throw new Error(`${path} is no export that this portal can read.`);
  }
}

/** Rejects unless the ZIP has exactly the files of the manifest, each with its original content. */
async function verify(
  { tables, files, pages }: ExportManifest,
  entries: Entries,
  read: OpenedExport['read'],
): Promise<void> {
  const listed = [...tables.map(({ file }) => file), ...files.map(({ file }) => file), ...pages];
  const known = new Set([manifestPath, ...listed.map(({ path }) => path)]);
  for (const name of entries.keys()) {
    if (!known.has(name)) throw new Error(`The export is damaged: ${name} is not in its manifest.`);
  }
  for (const { file } of files) {
    if (file.bytes > maxStoredFileBytes) throw new Error(`${file.path} is too large.`);
  }
  for (const file of listed) {
    const entry = entryOf(entries, file.path);
    const sum = entry.uncompressedSize === file.bytes && (await sumOf(file, read));
    if (sum !== file.sha256) throw new Error(`The export is damaged: ${file.path} was changed.`);
  }
}

function sumOf(file: ZippedFile, read: OpenedExport['read']): Promise<string> {
  return read(file).then(checksumOf).catch(damaged(file.path));
}

function entryOf(entries: Entries, path: string): Entry {
  const entry = entries.get(path);
  if (!entry) throw new Error(`The export is damaged: ${path} is missing.`);
  return entry;
}

/** Returns a handler that throws the message for a file that cannot be decompressed. */
function damaged(path: string) {
  return (error: Error): never => {
    throw new Error(`The export is damaged: ${path}: ${error.message}.`);
  };
}
