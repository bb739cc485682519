import { createHash, randomUUID } from 'node:crypto';
import { open, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PortalError } from '@hoa/api';
import { fileProblem, maxFileBytes } from '@hoa/domain';
import { type Asker, type Decoders, DecodingRefusal } from '../decoding/decoders.ts';
import { acceptedExtensions, type FileKind, kindOfFile } from './file-kind.ts';
import type { FileKey, FileStorage } from './file-storage.ts';
import { isPicture } from './thumbnails.ts';

/** A file that passed all checks, at a temporary path. */
interface ReceivedFile {
  readonly path: string;
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

interface Upload {
  readonly name: string;
  /** The announced size in bytes. */
  readonly size: number;
  readonly body: ReadableStream<Uint8Array>;
  /** The types that may be uploaded, as in `isAcceptedType`. */
  readonly accept: readonly string[];
  readonly asker: Asker;
}

/**
 * Receives a file and passes it to `keep`; temporary files are always removed. Rejects with `invalid-input` if the file
 * is too large or of a type that can't be uploaded, and with `network` if the connection breaks.
 */
export async function receiveFile<T>(
  { incoming, decoders }: { readonly incoming: string; readonly decoders: Decoders },
  upload: Upload,
  store: (file: ReceivedFile) => Promise<T>,
): Promise<T> {
  const refused = refusalFor(upload.accept);
  if (upload.size === 0) throw refused('file-empty');
  const received = join(incoming, randomUUID());
  const rewritten = join(incoming, randomUUID());
  try {
    await write(upload, received);
    const kind = await kindOfFile(received, upload.name);
    if (typeof kind === 'string') throw refused(kind);
    const name = storedName(upload.name, kind);
    const { type } = kind.stored;
    const problem = fileProblem({ name, type, size: upload.size }, upload.accept);
    if (problem) throw refused(problem.code);
    if (!isPicture(type)) return await store({ path: received, name, type, size: upload.size });
    const decoding = {
      type: kind.type,
      from: received,
      to: rewritten,
      maxStoredBytes: maxFileBytes,
    };
    await decoders.decode('rewritePicture', decoding, upload.asker).catch((error: unknown) => {
      if (upload.asker.signal?.aborted) throw new PortalError('network');
      throw error instanceof DecodingRefusal ? refused(error.problem, error.params) : error;
    });
    return await store({ path: rewritten, name, type, size: (await stat(rewritten)).size });
  } finally {
    await rm(received, { force: true });
    await rm(rewritten, { force: true });
  }
}

/** Returns the name of the upload with an extension of the stored type. */
function storedName(name: string, { type, extensions, stored }: FileKind): string {
  if (type === stored.type) return cleanName(name, extensions);
  const sent = extensions.find((one) => name.toLowerCase().endsWith(`.${one}`));
  return cleanName(sent ? name.slice(0, -sent.length - 1) : name, stored.extensions);
}

async function write({ body, size }: Upload, path: string): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  let written = 0;
  try {
    for await (const part of body) {
      written += part.byteLength;
      if (written > size || written > maxFileBytes) throw tooLarge();
      await file.writeFile(part);
    }
  } catch (error) {
    throw error instanceof PortalError || isWithoutRoom(error) ? error : new PortalError('network');
  } finally {
    await file.close();
  }
  if (written < size) throw new PortalError('network');
}

const tooLarge = () => new PortalError('invalid-input', { field: 'file', problem: 'file-size' });

/** Returns a function that creates the error for a refused file. */
function refusalFor(accept: readonly string[]) {
  return (problem: string, params: Readonly<Record<string, string>> = {}) =>
    new PortalError('invalid-input', {
      field: 'file',
      problem,
      ...params,
      ...(problem === 'file-type' && { list: acceptedExtensions(accept) }),
    });
}

/** True if the disk is full, in which case neither the file nor the connection is at fault. */
function isWithoutRoom(error: unknown): boolean {
  const { code, message } = error as NodeJS.ErrnoException;
  return code === 'ENOSPC' || code === 'EDQUOT' || /no space left/i.test(message);
}

const maxNameLength = 120;

/** Names that some operating systems reserve. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/**
 * Returns a name that is safe to show and to save: without folders, control characters, direction marks, or characters
 * that file systems refuse. Adds the type's first extension unless the name ends with one of its extensions.
 */
export function cleanName(name: string, extensions: readonly string[]): string {
  const base = name.split(/[\\/]/).at(-1) ?? '';
  const plain = base
    // Control, format (including direction), surrogate and unassigned characters, line and paragraph separators.
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    // Characters that are neighbors only now may compose.
    .normalize('NFC')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  const extension = extensions.find((one) => plain.toLowerCase().endsWith(`.${one}`));
  const stem = (extension ? plain.slice(0, -extension.length - 1) : plain).replace(/[. ]+$/, '');
  const shown = [...(reserved.test(stem) ? `_${stem}` : stem || 'file')];
  const end = `.${extension ?? extensions[0]}`;
  return (
    shown
      .slice(0, maxNameLength - end.length)
      .join('')
      .trimEnd() + end
  );
}

/** Returns the SHA-256 of all parts in hexadecimal. */
export async function checksumOf(
  parts: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of parts) hash.update(part);
  return hash.digest('hex');
}

/**
 * Stores the content of a file unchanged and replaces any existing content; for files that come with their records,
 * such as from a backup.
 */
export async function importFile(
  storage: FileStorage,
  key: FileKey,
  bytes: Uint8Array,
): Promise<void> {
  const path = join(storage.incoming, randomUUID());
  try {
    await writeFile(path, bytes, { flag: 'wx', mode: 0o600 });
    await storage.store(key, path);
  } finally {
    await rm(path, { force: true });
  }
}
