import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** The size and checksum of a file in a ZIP. */
export interface ZippedFile {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
}

export interface ZipWriter {
  /** Adds a file; resolves when its content is written. */
  add(path: string, content: AsyncIterable<string | Uint8Array>): Promise<ZippedFile>;
}

/** Writes a ZIP to a new file. The contents pass through memory in parts. */
export async function writeZip(
  target: string,
  now: Date,
  fill: (zip: ZipWriter) => Promise<void>,
): Promise<void> {
  const zip = new ZipFile();
  const aborted = new AbortController();
  zip.on('error', (error: Error) => aborted.abort(error));
  const output = createWriteStream(target, { flags: 'wx', mode: 0o600 });
  const written = pipeline(Readable.from(zip.outputStream), output, { signal: aborted.signal });
  // Handled below; meanwhile a full disk must end the content that waits to be written.
  written.catch((error) => aborted.abort(error));
  try {
    await fill({ add: (path, content) => addFile(zip, path, content, now, aborted.signal) });
    zip.end();
  } catch (error) {
    aborted.abort(error);
    await written.catch(() => {});
    throw aborted.signal.reason;
  }
  await written;
}

async function addFile(
  zip: ZipFile,
  path: string,
  content: AsyncIterable<string | Uint8Array>,
  mtime: Date,
  signal: AbortSignal,
): Promise<ZippedFile> {
  signal.throwIfAborted();
  const hash = createHash('sha256');
  let bytes = 0;
  async function* described() {
    for await (const part of content) {
      const chunk = Buffer.from(part as Uint8Array);
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  }
  const stream = Readable.from(described(), { objectMode: false });
  zip.addReadStream(stream, path, { mtime });
  try {
    await finished(stream, { signal });
  } catch (error) {
    // The content must not be read on, since the transaction that it is read in ends.
    stream.on('error', () => {}).destroy();
    await finished(stream).catch(() => {});
    throw error;
  }
  return { path, bytes, sha256: hash.digest('hex') };
}
