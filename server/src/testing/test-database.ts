import { request } from 'node:http';
import { inject } from 'vitest';
import type { TestDatabaseUrls } from './test-cluster.ts';

export interface TestDatabase extends TestDatabaseUrls {
  /** Drops the database, even if there are connections to it. */
  drop(): Promise<void>;
}

/**
 * Creates a database with the current schema in the test run's PostgreSQL.
 * @param kind `empty` for a database without any schema.
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

/** Returns the folder of the built server, which is built once per test run. */
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
