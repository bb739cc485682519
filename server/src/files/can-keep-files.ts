import { access, constants, statfs } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** Bytes; fewer are soon used up by a few uploads and the log. */
const leastFree = 100_000_000;

/** Whether the folder of `FILES_URL` can be written to and has room; other places say so when they are used. */
export async function canKeepFiles(filesUrl: string): Promise<boolean> {
  if (new URL(filesUrl).protocol !== 'file:') return true;
  const folder = fileURLToPath(filesUrl);
  await access(folder, constants.W_OK);
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= leastFree;
}
