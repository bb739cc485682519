import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { TestCluster, type TestDatabaseUrls } from './test-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The socket that gives out databases. */
    readonly testDatabases: string;
  }
}

/** One PostgreSQL for the test run, in its main process; it starts when the first test file asks. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const socket =
    process.platform === 'win32'
      ? `\\\\.\\pipe\\hoa-test-databases-${process.pid}`
      : join(tmpdir(), `hoa-test-databases-${process.pid}.sock`);
  await rm(socket, { force: true });
  let cluster: Promise<TestCluster> | undefined;
  const server = createServer((request, response) => {
    cluster ??= TestCluster.start();
    const name = request.url?.slice(1) ?? '';
    const answered = cluster.then(
      (started): Promise<TestDatabaseUrls | undefined> =>
        request.method === 'DELETE' ? started.drop(name) : started.create(name),
    );
    answered.then(
      (answer) => response.end(JSON.stringify(answer ?? null)),
      (error: Error) => response.writeHead(500).end(error.message),
    );
  });
  await new Promise<void>((resolve) => server.listen(socket, resolve));
  project.provide('testDatabases', socket);
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await (await cluster)?.stop();
  };
}
