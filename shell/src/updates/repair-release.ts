import { pinnedFiles } from '../preload/pins.ts';

/**
 * Fetches the damaged files in the browser's cache again: those of a remote's release, or of the shell. Resolves to
 * true if any was damaged. Rejects if a file cannot be fetched whole.
 * @param folder The path of the release, or `/assets/`.
 */
export async function repairRelease(folder: string): Promise<boolean> {
  const files = Object.entries(pinnedFiles()).filter(([path]) => path.startsWith(folder));
  const repaired = await Promise.all(
    files.map(async ([path, integrity]) => {
      const isWhole = await fetchWhole(path, { integrity, cache: 'default' }).then(
        () => true,
        () => false,
      );
      if (!isWhole) await fetchWhole(path, { integrity, cache: 'reload' });
      return !isWhole;
    }),
  );
  return repaired.includes(true);
}

/** Reads a whole file, because its integrity is checked at the end. */
async function fetchWhole(path: string, options: RequestInit): Promise<void> {
  const answer = await fetch(path, options);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
}
