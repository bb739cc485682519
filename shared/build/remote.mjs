// @ts-check
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { kitProps } from '@hoa/ui/kit-props';
import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fragmentFile } from './fragment-file.mjs';
import { noChunkCycles } from './no-chunk-cycles.mjs';
import { offlineFiles } from './offline-files.mjs';
import { chunkFileNames, commonGroups, compileAhead, helperGroup, textGroup } from './output.mjs';
import { pageRoutes } from './page-routes.mjs';
import { readPages } from './read-pages.mjs';
import { remoteContainer } from './remote-container.mjs';
import { sharedOnDemand, shares, target } from './sharing.mjs';
import { wholeFacade } from './whole-facade.mjs';

/** React DOM of the page, since a separate copy would not know what the page has rendered. */
const reactDomOfPage = fileURLToPath(new URL('react-dom-of-page.mjs', import.meta.url));

/**
 * The build of a remote: one exposed module, `./app`, and the remote's part of the registry.
 * @param {string} folder The folder of the remote, whose name is the remote's name.
 */
export function remoteConfig(folder) {
  return defineConfig(async () => {
    const name = basename(folder);
    const { area, pages } = await readPages(folder);
    const exposes = { './app': './src/entry.tsx' };
    /** @type {import('vite').UserConfig} */
    const config = {
      // Assets are relative to the importing file, wherever a release is stored.
      base: './',
      resolve: { alias: [{ find: /^react-dom$/, replacement: reactDomOfPage }] },
      plugins: [
        react(),
        kitProps(),
        federation({
          dts: false,
          manifest: false,
          shareStrategy: 'loaded-first',
          disableSnapshot: true,
          name: name.replaceAll('-', '_'),
          filename: 'remoteEntry.js',
          exposes,
          shared: shares,
          experiments: { externalRuntime: true },
        }),
        remoteContainer({ exposes, shared: Object.keys(shares), onDemand: sharedOnDemand }),
        pageRoutes({ folder, area, pages }),
        fragmentFile({ name, area, pages }),
        offlineFiles(),
        wholeFacade(),
        noChunkCycles(),
      ],
      build: {
        target,
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        // One file, which the page verifies by its hash; Vite's own loader of styles cannot.
        cssCodeSplit: false,
        rolldownOptions: {
          input: './src/entry.tsx',
          // The federation plugin reads every shared name; this removes the unused ones.
          treeshake: { propertyReadSideEffects: false },
          output: {
            chunkFileNames,
            postBanner: compileAhead(({ name }) => name === 'entry' || name === 'common'),
            codeSplitting: {
              groups: [helperGroup, ...commonGroups(folder, pages), textGroup],
            },
          },
        },
      },
    };
    return config;
  });
}
