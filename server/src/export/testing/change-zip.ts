import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { openPromise } from 'yauzl';
import { ZipFile } from 'yazl';
import { type ExportManifest, manifestPath } from '../manifest.ts';

export type Contents = Map<string, Buffer>;

/** Writes a copy of a ZIP whose files were changed. */
export async function changeZip(
  from: string,
  to: string,
  change: (contents: Contents) => void,
): Promise<void> {
  const contents: Contents = new Map();
  const opened = await openPromise(from, { lazyEntries: true });
  for await (const entry of opened.eachEntry()) {
    contents.set(entry.fileName, await buffer(await opened.openReadStreamPromise(entry)));
  }
  change(contents);
  const zip = new ZipFile();
  for (const [path, content] of contents) zip.addBuffer(content, path);
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(to));
}

/** Changes the manifest. */
export function changeManifest(contents: Contents, change: (manifest: ExportManifest) => object) {
  const manifest = JSON.parse(String(contents.get(manifestPath)));
  contents.set(manifestPath, Buffer.from(JSON.stringify(change(manifest))));
}

/** Changes a file and its checksum in the manifest, as a forger would. */
export function forge(contents: Contents, path: string, change: (content: string) => string) {
  const content = Buffer.from(change(String(contents.get(path))));
  contents.set(path, content);
  const sha256 = createHash('sha256').update(content).digest('hex');
  const described = { path, bytes: content.length, sha256 };
  const renewed = <T extends { file: { path: string } }>(all: T[]) =>
    all.map((one) => (one.file.path === path ? { ...one, file: described } : one));
  changeManifest(contents, ({ tables, files, ...manifest }) => ({
    ...manifest,
    tables: renewed(tables),
    files: renewed(files),
  }));
}
