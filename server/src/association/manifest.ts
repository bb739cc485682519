import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { checksumOf } from '../files/checksum-of.ts';

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
export async function verifyBackup(folder: string, manifest: Manifest): Promise<void> {
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
