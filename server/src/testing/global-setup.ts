import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildServer } from './build-server.ts';
import { TestCluster, type TestDatabaseUrls } from './test-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The path of the socket that provides databases and the built server. */
    readonly testDatabases: string;
  }
}

/**
 * Provides one PostgreSQL and one built server for the test run, in its main process; created when the first test file
 * needs them.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const socket =
    process.platform === 'win32'
      ? `\\\\.\\pipe\\hoa-test-databases-${process.pid}`
      : join(tmpdir(), `hoa-test-databases-${process.pid}.sock`);
  await rm(socket, { force: true });
  let cluster: Promise<TestCluster> | undefined;
  let built: Promise<string> | undefined;
  const server = createServer((request, response) => {
    const name = request.url?.slice(1) ?? '';
    const answered: Promise<TestDatabaseUrls | string | undefined> =
      request.method === 'GET' ? build() : work(request.method, name);
    answered.then(
      (answer) => response.end(JSON.stringify(answer ?? null)),
      (error: Error) => response.writeHead(500).end(error.message),
    );
  });
  function build(): Promise<string> {
    built ??= buildServer();
    return built;
  }
  async function work(method: string | undefined, name: string) {
    cluster ??= TestCluster.start();
    const started = await cluster;
    return method === 'DELETE' ? started.drop(name) : started.create(name);
  }
  await new Promise<void>((resolve) => server.listen(socket, resolve));
  project.provide('testDatabases', socket);
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await (await cluster)?.stop();
  };
}
