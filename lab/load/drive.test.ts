import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { allFailures, ask, describeFailures, drive } from './drive.ts';

const answers: Readonly<Record<string, readonly [status: number, body: string]>> = {
  '/well': [200, '{}'],
  '/refused': [503, ''],
  '/broken': [500, '<h1>Broken</h1>'],
};

test('failures are counted by request, status and message; early refusals are not failures', async () => {
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    const { url = '' } = request;
    if (url === '/cut') return void response.destroy();
    if (url === '/refused') response.setHeader('Retry-After', '1');
    const problem = JSON.stringify({ code: 'busy', detail: 'Try again.', traceId: `${asked}` });
    const [status, body] = answers[url] ?? [503, problem];
    response.writeHead(status).end(body);
  }).listen(0);
  onTestFinished(() => void server.close().closeAllConnections());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  // The first request opens its own connection.
  const paths = ['/cut', '/well', '/refused', '/broken', '/busy', '/busy'];
  let place = 0;
  const driven = await drive(`http://localhost:${port}`, {
    perSecond: 600,
    seconds: 0.01,
    next() {
      const path = paths[place] ?? '';
      place += 1;
      return { name: path.slice(1), path, headers: {} };
    },
  });
  expect(driven).toMatchObject({ sent: 6, refused: 1 });
  expect(driven.failures).toEqual({
    'broken: 500 <h1>Broken</h1>': 1,
    'busy: 503 busy (Try again.)': 2,
    'cut: socket hang up': 1,
  });
  expect(describeFailures(allFailures([driven, driven]))).toBe(
    '4 × busy: 503 busy (Try again.), 2 × broken: 500 <h1>Broken</h1>, 2 × cut: socket hang up',
  );
});

test('a request on a keep-alive connection that was closed is sent once more', async () => {
  const asked: (number | undefined)[] = [];
  const server = createServer((request, response) => {
    const { remotePort } = request.socket;
    const isReused = asked.includes(remotePort);
    asked.push(remotePort);
    if (isReused) response.destroy();
    else response.end('{}');
  }).listen(0);
  onTestFinished(() => void server.close().closeAllConnections());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const well = { name: 'well', path: '/well', headers: {} };
  await ask(`http://localhost:${port}`, well);
  expect(await ask(`http://localhost:${port}`, well)).toMatchObject({ status: 200 });
  expect(asked[1]).toBe(asked[0]);
  expect(asked).toHaveLength(3);
});
