// @ts-check
import { runnerImport } from 'vite';

/**
 * What the build reads of a `PageEntry`.
 * @typedef {{ readonly id: string, readonly path: string, readonly roles: readonly string[], readonly title: object, readonly data?: readonly string[] }} Page
 */

/**
 * Evaluates a remote's `src/pages.ts` with Vite, which puts its labels together from a file for each language.
 * @param {string} folder the remote's
 * @returns {Promise<{ area: Record<string, string>, pages: readonly Page[] }>}
 */
export async function readPages(folder) {
  const { module } = await runnerImport(`${folder}/src/pages.ts`);
  return /** @type {{ area: Record<string, string>, pages: readonly Page[] }} */ (module);
}
