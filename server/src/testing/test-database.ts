import { request } from 'node:http';
import { inject } from 'vitest';
import type { TestDatabaseUrls } from './test-cluster.ts';

/** A database of a test file's own. */
export interface TestDatabase extends TestDatabaseUrls {
  /** Removes it, whoever is connected. */
  drop(): Promise<void>;
}

/**
 * A fresh database with the schema of today, in the one PostgreSQL of the test run.
 * @param kind `empty` for one without any schema, on which nothing was migrated.
 */
export async function startTestDatabase(
  kind: 'migrated' | 'empty' = 'migrated',
): Promise<TestDatabase> {
  const urls: TestDatabaseUrls = JSON.parse(await ask('POST', kind));
  const name = new URL(urls.url).pathname.slice(1);
  return {
    ...urls,
    drop: async () => {
      await ask('DELETE', name);
    },
  };
}

/** The folder of the server as it is built, once for the test run. */
export async function builtServer(): Promise<string> {
  return JSON.parse(await ask('GET', 'built'));
}

function ask(method: string, name: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request({ socketPath: inject('testDatabases'), method, path: `/${name}` });
    asked.once('error', reject);
    asked.once('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      response.once('end', () =>
        response.statusCode === 200 ? resolve(text) : reject(new Error(text)),
      );
    });
    asked.end();
  });
}
