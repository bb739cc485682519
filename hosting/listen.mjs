// @ts-check
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { liveViewFolder } from './live-view.mjs';
import { createSiteServer } from './site-server.mjs';

/** The longest wait after Ctrl-C for answers under way. */
const usualGraceMs = 5000;
const closeIdleEveryMs = 50;
/** Milliseconds in which requests sent before the signal arrive. */
const silentMs = 500;

/** @typedef {{ port: number, host?: string | undefined }} Place where a server listens */

/**
 * Serves a site until the process is told to stop; resolves to its address once it answers.
 * @param {{ site: string } & Place} options
 * @returns {Promise<string>}
 */
export async function listen({ site, ...place }) {
  await requireSite(site);
  const server = createSiteServer({ site });
  const address = await listenAt(server, place);
  stopCleanly(server);
  return address;
}

/**
 * Rejects with what to do about it when nothing was released into a site.
 * @param {string} site
 */
export async function requireSite(site) {
  const view = (await liveViewFolder(site)) ?? site;
  if (existsSync(join(view, 'index.html'))) return;
  throw new Error(`${site} holds no portal yet. Release it first: npm run release -- shell`);
}

/**
 * Lets a server listen; resolves to its address, and rejects with what to do about it when the port can't be had.
 * @param {import('node:http').Server} server
 * @param {Place} place
 * @returns {Promise<string>}
 */
export async function listenAt(server, { port, host }) {
  await new Promise((done, fail) => {
    server.once('error', (error) => fail(explain(error, port)));
    server.listen({ port, host }, () => done(undefined));
  });
  const address = server.address();
  const open = address !== null && typeof address === 'object' ? address.port : port;
  return `http://localhost:${open}`;
}

/**
 * The port to serve on: PORT, or the one given.
 * @param {number} otherwise
 */
export function portFromEnvironment(otherwise) {
  const text = process.env.PORT;
  if (text === undefined || text === '') return otherwise;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port < 65536) return port;
  throw new Error(`PORT must be a number from 0 to 65535, not "${text}".`);
}

/** @param {NodeJS.ErrnoException} error @param {number} port */
function explain(error, port) {
  if (error.code === 'EADDRINUSE') {
    const advice = `Stop the program that uses it, or take another: PORT=${port + 1} npm start`;
    return new Error(`Port ${port} is taken. ${advice}`);
  }
  if (error.code === 'EACCES') {
    return new Error(`Port ${port} needs more rights. Take one above 1023: PORT=4173 npm start`);
  }
  return error;
}

/**
 * At the first signal takes no more connections, finishes the answers under way, each of which closes its connection,
 * and then, before the process ends, `finish`; a second signal ends it at once.
 * @param {import('node:http').Server} server
 * @param {{ begin?: (() => void) | undefined, finish?: (() => Promise<void>) | undefined, graceMs?: number }} [also]
 *   `begin` ends what would never end by itself; after `graceMs` answers under way are cut off
 * @returns {(code: number) => void} does the same without a signal; the process ends with that code
 */
export function stopCleanly(server, { begin, finish, graceMs = usualGraceMs } = {}) {
  /** @type {Set<import('node:net').Socket>} */
  const connected = new Set();
  /** @type {Map<import('node:net').Socket, import('node:http').ServerResponse>} */
  const answering = new Map();
  let isStopping = false;
  server.on('connection', (socket) => {
    connected.add(socket);
    socket.once('close', () => connected.delete(socket));
  });
  // Prepended: the listener that answers may send the headers at once.
  server.prependListener('request', ({ socket }, response) => {
    if (isStopping) response.shouldKeepAlive = false;
    answering.set(socket, response);
    response.once('close', () => answering.delete(socket));
  });
  const stop = (code = 0) => {
    if (isStopping) process.exit(130);
    isStopping = true;
    for (const response of answering.values()) response.shouldKeepAlive = false;
    server.close(async () => {
      await finish?.();
      process.exit(code);
    });
    begin?.();
    // Repeated for answers whose headers were already sent, and so could not close their connection.
    setInterval(() => server.closeIdleConnections(), closeIdleEveryMs).unref();
    setTimeout(closeSilent, silentMs).unref();
    setTimeout(() => server.closeAllConnections(), graceMs).unref();
  };
  // Closes connections that have sent no request since the signal.
  const closeSilent = () => {
    for (const socket of connected) if (!answering.has(socket)) socket.destroy();
  };
  process.on('SIGINT', () => stop());
  process.on('SIGTERM', () => stop());
  return stop;
}
