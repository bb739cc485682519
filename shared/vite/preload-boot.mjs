// @ts-check
import { chunksOf, filesNeededBy } from './chunk-graph.mjs';

/**
 * Names every script of the boot in the page, so that the browser fetches them side by side rather than
 * one after the other as their imports are discovered.
 * @returns {import('vite').Plugin}
 */
export function preloadBoot() {
  return {
    name: 'hoa:preload-boot',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return html;
        const roots = chunksOf(bundle).filter(
          (chunk) => chunk.isEntry || chunk.moduleIds.some(isBootModule),
        );
        const { scripts } = filesNeededBy(bundle, roots);
        const named = [...html.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, file]) => file);
        return scripts
          .filter((file) => !named.includes(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
            injectTo: /** @type {const} */ ('head'),
          }));
      },
    },
  };
}

// The federation plugin imports these from the boot, though the bundle calls them dynamic.
function isBootModule(/** @type {string} */ id) {
  return /\/shared\/src\/index\.ts$|\/react\/index\.js$|\/src\/main\.tsx$|pendingShares/.test(id);
}
