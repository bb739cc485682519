import { mkdtemp, open, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Decoders, DecodingRefusal, type ReceivedMail } from '../decoding/decoders.ts';

/** The largest mail that is read whole, in bytes; most mail servers send no larger ones. */
export const maxMailBytes = 25 * 1024 ** 2;

/** The bytes at the beginning in which a mail has its header. */
const headerBytes = 64 * 1024;

export interface ReadMail extends ReceivedMail {
  /** True if only the beginning was read, since the mail is larger than `maxMailBytes` or took too much to parse. */
  readonly isTooLarge: boolean;
  /** Returns the path of an attachment's content. */
  readonly pathOf: (index: number) => string;
}

/**
 * Parses a received mail (RFC 822) in a process of its own and passes it to `use`, until whose end the attachments are
 * kept in temporary files. Rejects with a `DecodingRefusal` if even its beginning cannot be parsed.
 */
export async function readReceived<R>(
  decoders: Decoders,
  body: AsyncIterable<Uint8Array>,
  use: (mail: ReadMail) => Promise<R>,
): Promise<R> {
  // Mails take turns regardless of their senders, who may be forged.
  const read = (from: string, to: string) =>
    decoders.decode('readMail', { from, folder: to }, { uid: from });
  const folder = await mkdtemp(join(tmpdir(), 'hoa-mail-'));
  try {
    const from = join(folder, 'mail');
    const isComplete = await write(body, from);
    const whole = isComplete ? await read(from, folder).catch(undefinedIfHeavy) : undefined;
    if (!whole) await truncate(from, headerBytes);
    const mail = whole ?? (await read(from, await mkdtemp(join(folder, 'header-'))));
    return await use({
      ...mail,
      isTooLarge: whole === undefined,
      pathOf: (index) => join(folder, String(index)),
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function undefinedIfHeavy(error: unknown): undefined {
  if (!(error instanceof DecodingRefusal)) throw error;
}

/** Returns false if the body is longer than what was written. */
async function write(body: AsyncIterable<Uint8Array>, path: string): Promise<boolean> {
  const file = await open(path, 'wx', 0o600);
  let received = 0;
  try {
    // Reads to the end, since a sender that is cut off would deliver the mail again.
    for await (const part of body) {
      const room = Math.max(0, maxMailBytes - received);
      await file.writeFile(part.subarray(0, room));
      received += part.byteLength;
    }
    return received <= maxMailBytes;
  } finally {
    await file.close();
  }
}
