// @ts-check
import { chunksOf, filesNeededBy } from './chunk-graph.mjs';
import { importedNames } from './imported-names.mjs';
import { contractVersion, sharedVersions } from './sharing.mjs';

/** @typedef {{ readonly id: string }} Page */

/**
 * Writes `fragment.json`: a remote's part of the registry. It says what the remote needs of the shell
 * (contract, versions, names), the pages it offers, and the files to fetch ahead for it and each page.
 * @param {{ name: string, area: Record<string, string>, pages: readonly Page[] }} remote
 * @returns {import('vite').Plugin}
 */
export function fragmentFile({ name, area, pages }) {
  const names = importedNames('@hoa/shared');
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
        const always = filesNeededBy(bundle, [entry, ...app]);
        const fragment = {
          name,
          area,
          contract: contractVersion,
          requires: { versions: sharedVersions, exports: names.sorted() },
          entry: entry.fileName,
          preload: always,
          pages: pages.map((page) => ({ ...page, preload: pageFiles(page) })),
        };
        this.emitFile({
          type: 'asset',
          fileName: 'fragment.json',
          source: `${JSON.stringify(fragment, null, 1)}\n`,
        });

        /** @param {Page} page */
        function pageFiles(page) {
          // The screen alone: other languages and dialogs beside it are fetched when they are needed.
          const screen = new RegExp(`/src/screens/${page.id}/[^/]+Screen\\.tsx$`);
          const own = chunks.filter(
            (chunk) => chunk.isDynamicEntry && screen.test(chunk.facadeModuleId ?? ''),
          );
          const files = filesNeededBy(bundle, own);
          return {
            scripts: files.scripts.filter((file) => !always.scripts.includes(file)),
            styles: files.styles.filter((file) => !always.styles.includes(file)),
          };
        }
      },
    },
  };
}
