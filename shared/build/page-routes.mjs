// @ts-check
import { join } from 'node:path';

const routes = '\0hoa:page-routes';

/**
 * Gives a remote's entry only what it needs of its pages: the shell has their navigation and menu entries, in
 * every language, from the registry.
 * @param {{ folder: string, area: object, pages: readonly import('./read-pages.mjs').Page[] }} remote
 * @returns {import('vite').Plugin}
 */
export function pageRoutes({ folder, area, pages }) {
  const entry = join(folder, 'src', 'entry.tsx');
  return {
    name: 'hoa:page-routes',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === './pages.ts' && importer === entry ? routes : undefined,
    load(id) {
      if (id !== routes) return null;
      const needed = pages.map(({ id, path, roles, title }) => ({ id, path, roles, title }));
      return `export const area = ${JSON.stringify(area)}, pages = ${JSON.stringify(needed)};`;
    },
  };
}
