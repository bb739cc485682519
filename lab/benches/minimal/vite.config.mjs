// @ts-check
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // As in the build of the shell: leaves out the runtime's code for manifests and servers.
  define: { FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true', ENV_TARGET: '"web"' },
  build: { modulePreload: { polyfill: false } },
});
