import { createHash } from 'node:crypto';

/** Returns the SHA-256 of all parts in hexadecimal. */
export async function checksumOf(
  parts: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of parts) hash.update(part);
  return hash.digest('hex');
}
