import { existsSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vite';

const { dependencies } = JSON.parse(
  readFileSync(new URL('package.json', import.meta.url), 'utf8'),
) as { dependencies: Record<string, string> };

/** The modules that `npm start`, `npm run serve`, `npm run migrate` and `npm run association` run. */
const entries = ['develop', 'serve', 'migrate', 'association/main'];

/** Builds the server for Node.js: bundles the workspace's packages and imports declared libraries. */
export default defineConfig({
  build: {
    ssr: true,
    target: 'node20',
    sourcemap: true,
    rolldownOptions: {
      input: Object.fromEntries(
        entries
          .map((name) => [name.replace('/main', ''), `src/${name}.ts`] as const)
          .filter(([, file]) => existsSync(new URL(file, import.meta.url))),
      ),
      output: { entryFileNames: '[name].mjs', chunkFileNames: 'chunks/[name]-[hash].mjs' },
    },
  },
  ssr: {
    noExternal: true,
    external: Object.keys(dependencies).filter((name) => !name.startsWith('@hoa/')),
  },
});
