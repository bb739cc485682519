// @ts-check
import { resolve } from 'node:path';
import { sharedOnDemand, sharedVersions } from './sharing.mjs';

/**
 * Adds code to the entry that uses every shared package as a whole, and that tree-shaking removes. Otherwise the
 * federation plugin (module-federation/vite#575) only offers the names that it has seen when it assumes that the module graph is complete, which is
 * after 10 ms without a new module; on a busy machine it misses names, and the build fails. `void` keeps an import if
 * no tsconfig sets `verbatimModuleSyntax`; otherwise unused imports are removed before the plugin sees them. Modules on
 * demand are imported dynamically, since a static import would load them with the entry.
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
