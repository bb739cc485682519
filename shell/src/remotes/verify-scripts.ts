import { pinnedFiles } from '../preload/pins.ts';

/**
 * Fetches every script of a respelled release with the integrity that the page's import map gives it, and
 * rejects when one does not match. The import map knows scripts by their usual address only, so that
 * without this a second attempt would run a script that the first one refused.
 */
export async function verifyScripts(folder: string, respelledFolder: string): Promise<void> {
  const known = Object.entries(pinnedFiles()).filter(([address]) => address.startsWith(folder));
  await Promise.all(
    known.map(async ([address, integrity]) => {
      const respelled = respelledFolder + address.slice(folder.length);
      const answer = await fetch(respelled, { integrity, credentials: 'same-origin' });
      // Reads the whole content, because its integrity is checked at the end. A missing file fails when it is imported.
      await answer.arrayBuffer();
    }),
  );
}
