// @ts-check
import { contractVersion, sharedModules, sharedVersions } from './sharing.mjs';

/**
 * Writes `provides.json`: what a release of the shell offers its remotes. A remote that needs more is
 * refused at release time and, if it is released anyway, not loaded.
 * @returns {import('vite').Plugin}
 */
export function providesFile() {
  return {
    name: 'hoa:provides-file',
    apply: 'build',
    async generateBundle() {
      /** @type {Record<string, string[]>} */
      const exports = {};
      for (const name of sharedModules) {
        const resolved = await this.resolve(name, `${process.cwd()}/src/main.tsx`);
        if (!resolved) return this.error(`The shell shares ${name}, but can't find it.`);
        exports[name] = exportedNames(this, resolved.id).sort();
      }
      const provides = { contract: contractVersion, versions: sharedVersions, exports };
      this.emitFile({
        type: 'asset',
        fileName: 'provides.json',
        source: `${JSON.stringify(provides, null, 1)}\n`,
      });
    },
  };
}

/**
 * The names that a module exports. `*` stands for every name of the modules it imports: an index either
 * lists its names or exports whole files, never both.
 * @param {import('vite').Rolldown.PluginContext} context
 * @param {string} id
 * @returns {string[]}
 */
function exportedNames(context, id) {
  const info = context.getModuleInfo(id);
  if (!info?.exports.includes('*')) return [...(info?.exports ?? [])];
  return info.importedIds.flatMap((imported) => exportedNames(context, imported));
}
