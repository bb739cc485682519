// @ts-check
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const facade = '@hoa/shared';
const source = fileURLToPath(new URL('../src/', import.meta.url));

/**
 * The federation plugin leaves a package's imports of itself alone, which would bundle a second store and
 * router with every part of `shared` that a remote bundles and that uses the facade. Here such an import
 * counts as the remote's own, and so is shared.
 * @returns {import('vite').Plugin}
 */
export function sharedByItself() {
  let entry = '';
  return {
    name: 'hoa:shared-by-itself',
    enforce: 'pre',
    configResolved({ root }) {
      entry = resolve(root, 'src/entry.tsx');
    },
    resolveId(id, importer) {
      if (id !== facade || !importer?.startsWith(source)) return null;
      return this.resolve(id, entry, { skipSelf: true });
    },
  };
}
