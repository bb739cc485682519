// @ts-check
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { withPreload } from './fragment-file.mjs';
import { pageRoutes } from './page-routes.mjs';
import { readPages } from './read-pages.mjs';
import { contractVersion } from './sharing.mjs';

const virtualId = 'virtual:bundled-remotes';
const root = fileURLToPath(new URL('../../', import.meta.url));
const remotes = readdirSync(root).filter((name) => existsSync(`${root}${name}/src/pages.ts`));

/**
 * Provides `virtual:bundled-remotes`, the remotes that are part of the shell's own build instead of being loaded at run
 * time. Releases have none. In development all of them are, so that one server offers fast refresh for every part, or
 * only the remote in REMOTE; the plain build of the benchmark has all. Also serves or writes the registry for them.
 * @param {{ names: readonly string[] }} options
 * @returns {import('vite').Plugin}
 */
export function bundledRemotes({ names }) {
  return {
    name: 'hoa:bundled-remotes',
    resolveId: (id) => (id === virtualId ? `\0${virtualId}` : null),
    load: (id) => (id === `\0${virtualId}` ? source(names) : null),
    configureServer(server) {
      if (names.length === 0) return;
      server.middlewares.use('/remotes.json', async (_request, response) => {
        response.setHeader('content-type', 'application/json');
        response.end(await registry(names));
      });
    },
    async generateBundle() {
      if (names.length === 0) return;
      this.emitFile({ type: 'asset', fileName: 'remotes.json', source: await registry(names) });
    },
  };
}

/** Reduces the pages of bundled remotes as their own builds do. @param {readonly string[]} names */
export function bundledPageRoutes(names) {
  return Promise.all(
    names.map(async (name) => {
      const folder = `${root}${name}`;
      return pageRoutes({ folder, ...(await readPages(folder)) });
    }),
  );
}

/** Returns the names of all remotes of the workspace, or only the given one. @param {string | undefined} only */
export function remoteNames(only) {
  if (only && !remotes.includes(only)) {
    throw new Error(`There is no remote "${only}". Remotes are: ${remotes.join(', ')}.`);
  }
  return only ? [only] : remotes;
}

/** @param {readonly string[]} names */
function source(names) {
  const entries = names.map(
    (name) =>
      `${JSON.stringify(name)}: () => import(${JSON.stringify(`${root}${name}/src/entry.tsx`)})`,
  );
  return `export const bundledRemotes = { ${entries.join(', ')} };`;
}

/** @param {readonly string[]} names */
async function registry(names) {
  /** @type {{ scripts: string[], styles: string[] }} */
  const preload = { scripts: [], styles: [] };
  const entries = await Promise.all(
    names.map(async (name) => {
      const { area, pages } = await readPages(`${root}${name}`);
      return {
        name,
        area,
        release: 'bundled',
        entry: `/remotes/${name}/bundled/remoteEntry.js`,
        contract: contractVersion,
        requires: { versions: {}, exports: {} },
        preload,
        pages: withPreload(pages, () => preload),
      };
    }),
  );
  return JSON.stringify({ remotes: entries });
}
