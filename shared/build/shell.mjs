// @ts-check
import { resolve } from 'node:path';
import { kitProps } from '@hoa/ui/kit-props';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bundledPageRoutes, bundledRemotes, remoteNames } from './bundled-remotes.mjs';
import { inlineScripts } from './inline-scripts.mjs';
import { noChunkCycles } from './no-chunk-cycles.mjs';
import { noSampleData } from './no-sample-data.mjs';
import { offlineFiles } from './offline-files.mjs';
import { compileAhead, onDemandGroups, textGroup } from './output.mjs';
import { providesFile } from './provides-file.mjs';
import { providedVersions, target } from './sharing.mjs';
import { shellFiles } from './shell-files.mjs';
import { workerFile } from './worker-file.mjs';

/**
 * The build of the shell. It is a regular page that calls the federation runtime itself
 * (`shell/src/remotes/federation.ts`), so startup needs only two scripts. In development, and in the benchmark's mode
 * `plain`, remotes are bundled; `REMOTE` limits them to one.
 */
export function shellConfig() {
  return defineConfig(async ({ command, mode }) => {
    const bundled = command === 'serve' || mode === 'plain';
    const names = bundled ? remoteNames(process.env.REMOTE) : [];
    /** @type {import('vite').UserConfig} */
    const config = {
      plugins: [
        react(),
        bundledRemotes({ names }),
        ...(await bundledPageRoutes(names)),
        bundled && kitProps(),
        providesFile(),
        offlineFiles(bundled ? undefined : { adapters, folder: 'mock-data/src/' }),
        inlineScripts(),
        noChunkCycles(),
        noSampleData([process.cwd() + live, ...bothModes]),
        shellFiles({
          module: adapters,
          live,
          samples: 'mock-data/src/samples/',
          readers: {
            tickets: 'shared/use-cases/src/tickets/index.ts',
            forum: 'shared/use-cases/src/forums/read-topics.ts',
            documents: 'shared/use-cases/src/documents/documents.ts',
            payments: 'shared/use-cases/src/payments/read-payments.ts',
          },
        }),
        workerFile({ input: resolve('src/offline/worker.ts'), fileName: 'sw.js' }),
      ],
      define: {
        __PROVIDED_VERSIONS__: JSON.stringify(providedVersions),
        // The registry lists remotes instead of manifests, so the runtime's code for manifests is left out.
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
        ENV_TARGET: '"web"',
      },
      build: {
        target,
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        // One file, which the page verifies by its hash; Vite's own loader of styles cannot.
        cssCodeSplit: false,
        rolldownOptions: {
          treeshake: { propertyReadSideEffects: false },
          output: {
            postBanner: compileAhead(({ name, isEntry }) => isEntry || bootChunks.includes(name)),
            codeSplitting: {
              groups: [
                // Libraries change less often than the portal, so they stay cached when a new shell is released.
                { name: 'libraries', test: bootLibraries },
                // All other startup code is one script and one style, even if lazy parts share some of it.
                { name: 'portal', tags: ['$initial'] },
                ...onDemandGroups(process.cwd() + adapters, bothModes),
                textGroup,
              ],
            },
          },
        },
      },
      server: { port: 5173, strictPort: true },
    };
    return config;
  });
}

/** Chunks that run at startup besides the entry, in one mode or in both. */
const bootChunks = ['libraries', 'adapters', 'live'];

const adapters = '/src/data/adapters.ts';
const live = '/src/live/live-adapter.ts';

/** Parts that load on demand both in live mode and with sample data. */
const bothModes = [
  'src/frame/Frame.tsx',
  '../shared/parts/src/outbox/UnsentNotice.tsx',
  '../shared/api/src/outbox/outbox.ts',
  '../shared/api/src/outbox/with-waiting.ts',
  '../shared/domain/src/tickets/index.ts',
  '../shared/domain/src/schemas.ts',
].map((path) => resolve(path));

const bootLibraries =
  /vite\/preload-helper|\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|redux|reselect|immer|redux-thunk|react-redux|use-sync-external-store|@reduxjs\/toolkit|react-hot-toast|goober|idb|@oxc-project\/runtime|single-spa|@module-federation\/[a-z-]+)\//;
