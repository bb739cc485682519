import { createRequire } from 'node:module';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { kitProps } from './shared/ui/src/catalogue/read-props.mjs';

// One file in place of a module per icon, which every test file would load again.
const icons = createRequire(new URL('shared/ui/package.json', import.meta.url)).resolve('lucide');

const packages = ['shell', 'hosting', 'remote-*', 'shared/*', 'mock-data', 'server', 'scripts'];

const inNode = {
  environment: 'node' as const,
  setupFiles: [
    './mock-data/src/testing/fetch-files.ts',
    './hosting/testing/remove-temporary-folders.ts',
  ],
  exclude: ['**/node_modules/**', '**/dist/**'],
  // Properties over every cent or many runs take seconds on a machine that does other things too.
  testTimeout: 30_000,
  // The first test of the database fills a data folder.
  hookTimeout: 60_000,
};

const inPage = {
  plugins: [react(), kitProps()],
  resolve: { alias: { lucide: icons } },
  test: {
    environment: 'jsdom' as const,
    setupFiles: ['./shared/ui/src/testing/setup.ts'],
    // A whole screen, typed through letter by letter, on a machine that does other things too.
    testTimeout: 30_000,
    css: { modules: { classNameStrategy: 'non-scoped' as const } },
  },
};

/**
 * Tests that need modules of their own: the shell keeps state in modules, pages are tested before their parts are loaded,
 * and formats keep the time zone in which they were made.
 */
const freshModules = ['shell/**/*.test.tsx', '**/src/pages.test.tsx', '**/src/zones/*.test.tsx'];

// Rules and the server run in Node; tests that render run in a simulated page (`*.test.tsx`).
export default defineConfig({
  test: {
    // One more than our machines have cores: tests of the server wait for PostgreSQL much of their time.
    maxWorkers: 3,
    projects: [
      {
        plugins: [react()],
        test: {
          ...inNode,
          name: 'rules',
          include: packages.map((name) => `${name}/**/*.test.ts`),
          exclude: [...inNode.exclude, 'server/**'],
          // Files share what they import: it takes a third of the time, and these keep no state in modules.
          isolate: false,
        },
      },
      {
        test: {
          ...inNode,
          name: 'server',
          // As above: it takes two thirds of the time.
          isolate: false,
          globalSetup: ['./server/src/testing/global-setup.ts'],
          // What takes long is run by `npm run proof` alone, which sets PROOF_FIGURES.
          include: [
            'server/**/*.test.ts',
            `lab/**/*.${process.env.PROOF_FIGURES ? '{test,proof}' : 'test'}.ts`,
          ],
        },
      },
      {
        ...inPage,
        test: {
          ...inPage.test,
          name: 'screens',
          include: packages.map((name) => `${name}/**/*.test.tsx`),
          exclude: [...inNode.exclude, ...freshModules],
          isolate: false,
        },
      },
      { ...inPage, test: { ...inPage.test, name: 'shell', include: freshModules } },
    ],
  },
});
