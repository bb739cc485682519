import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type FileKey, type FileStorage, type StoredContent, thumbnailOf } from './file-storage.ts';
import { isPicture, thumbnailOfPicture } from './pictures.ts';

export const thumbnailType = 'image/webp';

/** The small picture of a picture, made when it is first asked for; undefined for any other file. */
export async function openThumbnail(
  storage: FileStorage,
  key: FileKey,
  type: string,
): Promise<StoredContent | undefined> {
  if (!isPicture(type)) return undefined;
  const made = await storage.open(thumbnailOf(key));
  if (made) return made;
  const whole = await storage.open(key);
  if (!whole) return undefined;
  const path = join(storage.incoming, randomUUID());
  try {
    const bytes = await new Response(await whole.read()).arrayBuffer();
    await thumbnailOfPicture(new Uint8Array(bytes), path);
    await storage.keep(thumbnailOf(key), path);
  } finally {
    await rm(path, { force: true });
  }
  return storage.open(thumbnailOf(key));
}
