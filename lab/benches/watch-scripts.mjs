// @ts-check
import { gzipSync } from 'node:zlib';

/**
 * Collects the scripts that a page loads from now on. The returned function resolves, once all have arrived, to their
 * gzipped sizes in kB.
 * @param {import('playwright').Page} page
 * @returns {() => Promise<number[]>}
 */
export function watchScripts(page) {
  /** @type {Map<string, number>} */
  const sizes = new Map();
  /** @type {Promise<unknown>[]} */
  const bodies = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    bodies.push(
      response.body().then(
        (body) => sizes.set(response.url(), gzipSync(body, { level: 9 }).length / 1000),
        () => undefined,
      ),
    );
  });
  return async () => {
    await Promise.all(bodies);
    return [...sizes.values()];
  };
}
