// @ts-check
import { chunksOf, filesNeededBy } from './chunk-graph.mjs';

const place = /(<script type="application\/json" id="signed-in-files">)[^<]*/;

/**
 * Writes into the page which files somebody who is signed in needs first, so that it can fetch them before
 * the shell runs: a module with all it imports, and samples. Each stands with the pattern that a role and an
 * address, such as `vendor /vendor/invoices`, match who need it.
 * @param {{ module: string, samples: Readonly<Record<string, string>> }} needed the end of the module's
 *   path; the pattern of each sample, by its name
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
        if (scripts.length === 0) throw new Error(`Nothing in the build is ${module}.`);
        const data = Object.entries(samples).map(([name, when]) => [sample(bundle, name), when]);
        const files = [...scripts.map((file) => [file, '']), ...data].map(([file, when]) => [
          `/${file}`,
          when,
        ]);
        return html.replace(place, (_all, start) => start + JSON.stringify(files));
      },
    },
  };
}

/**
 * The file that a sample became in the build.
 * @param {import('./chunk-graph.mjs').Bundle} bundle
 * @param {string} name
 */
function sample(bundle, name) {
  const file = Object.values(bundle).find(
    (one) => one.type === 'asset' && one.names.includes(name),
  );
  if (!file) throw new Error(`Nothing in the build is ${name}.`);
  return file.fileName;
}
