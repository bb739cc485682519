import { randomUUID } from 'node:crypto';
import { open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PortalError } from '@hoa/api';
import { fileProblem, maxFileBytes } from '@hoa/domain';
import { type Asker, type Decoders, DecodingRefusal } from '../decoding/decoders.ts';
import { cleanName } from './clean-name.ts';
import { acceptedExtensions, type FileKind, kindOfFile } from './file-kind.ts';
import { isPicture } from './pictures.ts';

/** A file that passed all checks, at a temporary path. */
export interface ReceivedFile {
  readonly path: string;
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

export interface Upload {
  readonly name: string;
  /** The announced size in bytes. */
  readonly size: number;
  readonly body: ReadableStream<Uint8Array>;
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
  if (upload.size === 0) throw refused('file-empty');
  const received = join(incoming, randomUUID());
  const rewritten = join(incoming, randomUUID());
  try {
    await write(upload, received);
    const kind = await kindOfFile(received);
    if (typeof kind === 'string') throw refused(kind);
    const name = storedName(upload.name, kind);
    const { type } = kind.stored;
    const problem = fileProblem({ name, type, size: upload.size });
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
      if (written > size || written > maxFileBytes) throw refused('file-size');
      await file.writeFile(part);
    }
  } catch (error) {
    throw error instanceof PortalError || isWithoutRoom(error) ? error : new PortalError('network');
  } finally {
    await file.close();
  }
  if (written < size) throw new PortalError('network');
}

const refused = (problem: string, params: Readonly<Record<string, string>> = {}) =>
  new PortalError('invalid-input', {
    field: 'file',
    problem,
    ...params,
    ...(problem === 'file-type' && { list: acceptedExtensions }),
  });

/** True if the disk is full, in which case neither the file nor the connection is at fault. */
function isWithoutRoom(error: unknown): boolean {
  const { code, message } = error as NodeJS.ErrnoException;
  return code === 'ENOSPC' || code === 'EDQUOT' || /no space left/i.test(message);
}
