// @ts-check
import { contractVersion, formerNames, providedVersions, sharedModules } from './sharing.mjs';

/**
 * Writes `provides.json`, which describes what a release of the shell offers to remotes. A remote that needs more is
 * refused at release, and if released anyway, it is not loaded.
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
      for (const [former, name] of Object.entries(formerNames))
        exports[former] = exports[name] ?? [];
      const provides = { contract: contractVersion, versions: providedVersions, exports };
      this.emitFile({
        type: 'asset',
        fileName: 'provides.json',
        source: `${JSON.stringify(provides, null, 1)}\n`,
      });
    },
  };
}

/**
 * Returns the names that a module exports. `*` stands for all exports of its imports: an index either lists names or
 * re-exports whole files, never both.
 * @param {import('vite').Rolldown.PluginContext} context
 * @param {string} id
 * @returns {string[]}
 */
function exportedNames(context, id) {
  const info = context.getModuleInfo(id);
  if (!info?.exports.includes('*')) return [...(info?.exports ?? [])];
  return info.importedIds.flatMap((imported) => exportedNames(context, imported));
}
