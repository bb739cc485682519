import { createRequire } from 'node:module';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

// One file in place of a module per icon, which every test file would load again.
const icons = createRequire(new URL('shared/ui/package.json', import.meta.url)).resolve(
  'lucide-react',
);

const packages = ['shell', 'hosting', 'remote-*', 'shared/*', 'mock-data', 'server', 'scripts'];

// Pure rules run in Node; tests that render run in a simulated page (`*.test.tsx`).
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        plugins: [react()],
        test: {
          name: 'rules',
          setupFiles: ['./mock-data/src/testing/fetch-files.ts'],
          globalSetup: ['./server/src/testing/global-setup.ts'],
          environment: 'node',
          // Laws over every cent or many runs take seconds on a machine that does other things too.
          testTimeout: 30_000,
          // The first test of the database fills a data folder.
          hookTimeout: 60_000,
          include: packages.map((name) => `${name}/**/*.test.ts`),
          exclude: ['**/node_modules/**', '**/dist/**'],
        },
      },
      {
        plugins: [react()],
        resolve: { alias: { 'lucide-react': icons } },
        test: {
          name: 'screens',
          environment: 'jsdom',
          include: packages.map((name) => `${name}/**/*.test.tsx`),
          exclude: ['**/node_modules/**', '**/dist/**'],
          setupFiles: ['./shared/ui/src/testing/setup.ts'],
          // A whole screen, typed through letter by letter, on a machine that does other things too.
          testTimeout: 30_000,
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
    ],
  },
});
