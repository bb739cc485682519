// @ts-check
import { basename } from 'node:path';
import { chunksOf, scriptsNeededBy } from './chunk-graph.mjs';

const block = /(<script type="application\/json" id="shell-files">)[^<]*/;

/**
 * Writes into the page the files that the shell's preload plan needs (`shell/src/preload/preload-plan.ts`): a module
 * for all signed-in people with its imports, the files of live mode that replace them, and for each kind of sample data
 * its file and the scripts that read it.
 * @param {{ module: string, live: string, samples: string, readers: Readonly<Record<string, string>> }} needed
 *   The ends of the paths of the module, of that of live mode, of the samples' folder, and of each reader.
 * @returns {import('vite').Plugin}
 */
export function shellFiles({ module, live, samples, readers }) {
  return {
    name: 'hoa:shell-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = chunksOf(bundle);
        const boot = scriptsNeededBy(
          bundle,
          chunks.filter(({ isEntry }) => isEntry),
        );
        /** @param {string} path @param {readonly string[]} known */
        const scriptsOf = (path, known) => {
          const roots = chunks.filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith(path)));
          const found = scriptsNeededBy(bundle, roots).filter((file) => !known.includes(file));
          if (found.length === 0) throw new Error(`The build has no chunk of ${path}.`);
          return found;
        };
        const scripts = scriptsOf(module, boot);
        const data = Object.values(bundle).flatMap((file) => {
          if (file.type !== 'asset') return [];
          const source = file.originalFileNames.find(
            (name) => name.includes(samples) && name.endsWith('.json'),
          );
          if (!source) return [];
          const name = basename(source, '.json');
          const reader = readers[name];
          const read = reader ? scriptsOf(reader, [...boot, ...scripts]) : [];
          return [[name, [file.fileName, ...read].map((path) => `/${path}`)]];
        });
        if (data.length === 0) throw new Error(`The build has no data of ${samples}.`);
        const files = {
          scripts: scripts.map((file) => `/${file}`),
          live: scriptsOf(live, boot).map((file) => `/${file}`),
          data: Object.fromEntries(data),
        };
        return html.replace(block, (_all, start) => start + JSON.stringify(files));
      },
    },
  };
}
