import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { pictureTypes } from '@hoa/domain';
import type { Asker, Decoders } from '../decoding/decoders.ts';
import { type FileKey, type FileStorage, type StoredContent, thumbnailOf } from './file-storage.ts';

export const thumbnailType = 'image/webp';

/** Opens the thumbnail of a picture, which is created on first use; undefined for any other file. */
export async function openThumbnail(
  { storage, decoders }: { readonly storage: FileStorage; readonly decoders: Decoders },
  key: FileKey,
  type: string,
  asker: Asker,
): Promise<StoredContent | undefined> {
  if (!isPicture(type)) return undefined;
  const made = await storage.open(thumbnailOf(key));
  if (made) return made;
  const whole = await storage.open(key);
  if (!whole) return undefined;
  const from = join(storage.incoming, randomUUID());
  const to = join(storage.incoming, randomUUID());
  try {
    await pipeline(await whole.read(), createWriteStream(from, { flags: 'wx', mode: 0o600 }));
    await decoders.decode('makeThumbnail', { from, to }, asker);
    await storage.store(thumbnailOf(key), to);
  } finally {
    await rm(from, { force: true });
    await rm(to, { force: true });
  }
  return storage.open(thumbnailOf(key));
}

/** True for types that are decoded and re-encoded. */
export function isPicture(type: string): boolean {
  return pictureTypes.some((each) => each === type);
}
