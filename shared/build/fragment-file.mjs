// @ts-check
import { basename, dirname } from 'node:path';
import { chunksOf, scriptsNeededBy } from './chunk-graph.mjs';
import { importedNames } from './imported-names.mjs';
import { contractVersion, sharedModules, sharedVersions } from './sharing.mjs';

/** @typedef {import('./read-pages.mjs').Page} Page */

/**
 * Writes `fragment.json`, a remote's part of the registry: its dependencies on the shell (contract, versions, names),
 * its pages, and the files to preload for the remote and for each page.
 * @param {{ name: string, area: Record<string, string>, pages: readonly Page[] }} remote
 * @returns {import('vite').Plugin}
 */
export function fragmentFile({ name, area, pages }) {
  const names = importedNames(sharedModules);
  return {
    name: 'hoa:fragment-file',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) => names.collect(code, id),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = chunksOf(bundle);
        const entry = chunks.find((chunk) => chunk.fileName === 'remoteEntry.js');
        if (!entry) return this.error('The build made no remoteEntry.js.');
        const app = chunks.filter((chunk) =>
          chunk.moduleIds.some((id) => id.endsWith('/src/entry.tsx')),
        );
        const screens = [...this.getModuleIds()]
          .filter((id) => id.endsWith('/src/screens.ts'))
          .flatMap((id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
        const always = {
          scripts: scriptsNeededBy(bundle, [entry, ...app]),
          styles: Object.keys(bundle).filter((path) => path.endsWith('.css')),
        };
        const fragment = {
          name,
          area,
          contract: contractVersion,
          requires: { versions: sharedVersions, exports: names.byModule() },
          entry: entry.fileName,
          preload: always,
          pages: withPreload(pages, pageFiles),
        };
        this.emitFile({
          type: 'asset',
          fileName: 'fragment.json',
          source: `${JSON.stringify(fragment, null, 1)}\n`,
        });

        /** @param {Page} page */
        function pageFiles(page) {
          // Only the screen itself, since other languages and its dialogs are lazy chunks.
          const own = chunks.filter(
            ({ facadeModuleId: id }) =>
              id && screens.includes(id) && basename(dirname(id)) === page.id,
          );
          if (own.length === 0) throw new Error(`screens.ts imports no screen of "${page.id}".`);
          const scripts = scriptsNeededBy(bundle, own);
          return { scripts: scripts.filter((file) => !always.scripts.includes(file)), styles: [] };
        }
      },
    },
  };
}

/**
 * Converts pages to the registry's format. The `data` of a page becomes part of its `preload`; a page that declares
 * none gets that of the first page.
 * @template {Page} P
 * @param {readonly P[]} pages
 * @param {(page: P) => { scripts: string[], styles: string[] }} filesOf
 */
export function withPreload(pages, filesOf) {
  return pages.map((page) => {
    const { data = pages[0]?.data ?? [], ...rest } = page;
    return { ...rest, preload: { ...filesOf(page), data } };
  });
}
