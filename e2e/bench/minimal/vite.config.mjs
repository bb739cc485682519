// @ts-check
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // As the shell is built: the runtime's parts for manifests and servers are left out.
  define: { FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true', ENV_TARGET: '"web"' },
  build: { modulePreload: { polyfill: false } },
});
