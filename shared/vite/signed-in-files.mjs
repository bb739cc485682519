// @ts-check
import { chunksOf, filesNeededBy } from './chunk-graph.mjs';

const place = /(<script type="application\/json" id="signed-in-files">)[^<]*/;

/**
 * Writes into the page which files everyone who is signed in needs first, so that it can fetch them before
 * the shell runs: a module with all it imports, and samples.
 * @param {{ module: string, samples: readonly string[] }} needed the end of the module's path; names of samples
 * @returns {import('vite').Plugin}
 */
export function signedInFiles({ module, samples }) {
  return {
    name: 'hoa:signed-in-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = chunksOf(bundle);
        const roots = chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
        const boot = filesNeededBy(
          bundle,
          chunks.filter(({ isEntry }) => isEntry),
        ).scripts;
        const scripts = filesNeededBy(bundle, roots).scripts.filter((file) => !boot.includes(file));
        const data = Object.values(bundle).filter(
          (file) => file.type === 'asset' && file.names.some((name) => samples.includes(name)),
        );
        const files = [...scripts, ...data.map(({ fileName }) => fileName)].map(
          (file) => `/${file}`,
        );
        if (files.length === 0) throw new Error(`Nothing in the build is ${module}.`);
        return html.replace(place, (_all, start) => start + JSON.stringify(files));
      },
    },
  };
}
