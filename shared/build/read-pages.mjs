// @ts-check
import { runnerImport } from 'vite';

/**
 * The part of a `PageEntry` that the build reads.
 * @typedef {{ readonly id: string, readonly path: string, readonly roles: readonly string[], readonly title: object, readonly data?: readonly string[] }} Page
 */

/**
 * Evaluates a remote's `src/pages.ts` with Vite, which combines its labels from a file per language.
 * @param {string} folder The folder of the remote.
 * @returns {Promise<{ area: Record<string, string>, pages: readonly Page[] }>}
 */
export async function readPages(folder) {
  const { module } = await runnerImport(`${folder}/src/pages.ts`);
  return /** @type {{ area: Record<string, string>, pages: readonly Page[] }} */ (module);
}
