// @ts-check
import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { output } from './output.mjs';
import { preloadBoot } from './preload-boot.mjs';
import { providesFile } from './provides-file.mjs';
import { common, sharedVersions, sharing, target } from './sharing.mjs';

/** The build of the shell: it provides what is shared, and the federation runtime itself. */
export function shellConfig() {
  return defineConfig({
    plugins: [
      react(),
      federation({
        ...common,
        name: 'shell',
        filename: 'assets/remoteEntry-[hash].js',
        shared: sharing({ provided: true }),
        experiments: { provideExternalRuntime: true },
      }),
      preloadBoot(),
      providesFile(),
    ],
    define: { __SHARED_VERSION__: JSON.stringify(sharedVersions['@hoa/shared']) },
    build: {
      target,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: { output },
    },
    server: { port: 5173, strictPort: true },
  });
}
