import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const packages = ['shell', 'remote-*', 'shared', 'mock-data', 'scripts'];

// Pure rules run in Node; whatever renders runs in a simulated page (`*.test.tsx`).
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [react()],
        test: {
          name: 'rules',
          setupFiles: ['./mock-data/src/testing/fetch-files.ts'],
          environment: 'node',
          include: packages.map((name) => `${name}/**/*.test.ts`),
          exclude: ['**/node_modules/**', '**/dist/**'],
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'screens',
          environment: 'jsdom',
          include: packages.map((name) => `${name}/**/*.test.tsx`),
          exclude: ['**/node_modules/**', '**/dist/**'],
          setupFiles: ['./shared/src/testing/setup.ts'],
          // A whole screen, typed through letter by letter, on a machine that does other things too.
          testTimeout: 30_000,
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
    ],
  },
});
