// @ts-check
import { resolve } from 'node:path';
import { sharedVersions } from './sharing.mjs';

/**
 * The federation plugin offers only those names of a shared package that it has seen in use when it takes
 * the module graph for complete, which it does after 10 ms without a new module. A busy machine pauses
 * longer, and the build then fails for want of names that turn up later. An entry that uses a package as
 * a whole makes it offer every name; the use itself is shaken out.
 * @returns {import('vite').Plugin}
 */
export function wholeFacade() {
  let entry = '';
  const uses = Object.keys(sharedVersions).map(
    (name) => `import * as _${name.replace(/\W/g, '_')} from '${name}';`,
  );
  return {
    name: 'hoa:whole-facade',
    apply: 'build',
    enforce: 'pre',
    configResolved({ root }) {
      entry = resolve(root, 'src/entry.tsx');
    },
    transform(code, id) {
      return id === entry ? { code: `${code}\n${uses.join('\n')}\n`, map: null } : null;
    },
  };
}
