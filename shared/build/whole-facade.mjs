// @ts-check
import { resolve } from 'node:path';
import { sharedOnDemand, sharedVersions } from './sharing.mjs';

/**
 * The federation plugin offers only those names of a shared package that it has seen in use when it takes
 * the module graph for complete, which it does after 10 ms without a new module. A busy machine pauses
 * longer, and the build then fails because some names are found too late. An entry that uses a package as
 * a whole makes it offer every name; tree-shaking removes that use. `void` keeps the import where no tsconfig
 * says `verbatimModuleSyntax`: there, unused imports are left out before the plugin reads them. What is shared
 * on demand is used by a dynamic import: a static one would fetch it with the entry.
 * @returns {import('vite').Plugin}
 */
export function wholeFacade() {
  let entry = '';
  const uses = Object.keys(sharedVersions).map((name) => {
    const unused = `_${name.replace(/\W/g, '_')}`;
    return sharedOnDemand.includes(name)
      ? `function ${unused}() { return import('${name}'); }`
      : `import * as ${unused} from '${name}'; void ${unused};`;
  });
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
