// @ts-check
import { join } from 'node:path';

/**
 * Reduces the pages in a remote's entry to what it needs; the shell reads their navigation and menu labels, in all
 * languages, from the registry.
 * @param {{ folder: string, area: object, pages: readonly import('./read-pages.mjs').Page[] }} remote
 * @returns {import('vite').Plugin}
 */
export function pageRoutes({ folder, area, pages }) {
  const entry = join(folder, 'src', 'entry.tsx');
  const routes = `\0hoa:page-routes:${folder}`;
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
