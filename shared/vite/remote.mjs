// @ts-check
import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fragmentFile } from './fragment-file.mjs';
import { offlineFiles } from './offline-files.mjs';
import { chunkFileNames, commonGroups, starterGroup, textGroup } from './output.mjs';
import { sharedByItself } from './shared-by-itself.mjs';
import { shares, target } from './sharing.mjs';
import { wholeFacade } from './whole-facade.mjs';

/**
 * The build of a remote: one exposed module, `./app`, and the fragment of the registry that says what
 * it needs and offers.
 * @param {{ name: string, area: Record<string, string>, pages: readonly { id: string }[] }} remote
 */
export function remoteConfig({ name, area, pages }) {
  return defineConfig({
    // Assets are found beside the entry that asks for them, wherever a release has been put.
    base: './',
    plugins: [
      react(),
      sharedByItself(),
      federation({
        dts: false,
        manifest: false,
        shareStrategy: 'loaded-first',
        disableSnapshot: true,
        name: name.replaceAll('-', '_'),
        filename: 'remoteEntry.js',
        exposes: { './app': './src/entry.tsx' },
        shared: shares,
        experiments: { externalRuntime: true },
      }),
      fragmentFile({ name, area, pages }),
      offlineFiles(),
      wholeFacade(),
    ],
    build: {
      target,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: './src/entry.tsx',
        output: {
          chunkFileNames,
          codeSplitting: {
            groups: [starterGroup, ...commonGroups(pages.length), textGroup],
          },
        },
      },
    },
  });
}
