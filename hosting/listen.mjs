// @ts-check
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { liveViewFolder } from './live-view.mjs';
import { createSiteServer } from './site-server.mjs';

/** How long pending answers may take after Ctrl-C. */
const usualGraceMs = 5000;
const closeIdleIntervalMs = 50;
/** How long after the signal requests that were sent before it may arrive. */
const silentMs = 500;

/** @typedef {{ port: number, host?: string | undefined }} Place The address to listen on. */

/**
 * Serves a site until the process is stopped; resolves to its URL when it listens.
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
 * Rejects with instructions if the site has no release.
 * @param {string} site
 */
export async function requireSite(site) {
  const view = (await liveViewFolder(site)) ?? site;
  if (existsSync(join(view, 'index.html'))) return;
  throw new Error(`${site} holds no portal yet. Release it first: npm run release -- shell`);
}

/**
 * Starts listening; resolves to the server's URL, and rejects with instructions if the port is unavailable.
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
 * Reads the port from PORT, with a default.
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
 * Shuts down gracefully at the first signal: takes no more connections, finishes pending answers and closes their
 * connections, then calls `finish`. A second signal ends the process immediately.
 * @param {import('node:http').Server} server
 * @param {{ begin?: (() => void) | undefined, finish?: (() => Promise<void>) | undefined, graceMs?: number }} [also]
 *   `begin` ends streams that would never end; after `graceMs` pending answers are aborted.
 * @returns {(code: number) => void} Shuts down without a signal; the process exits with that code.
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
  // Prepended, since the listener that answers may send the headers right away.
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
    // Repeated, since answers whose headers were already sent could not request to close their connection.
    setInterval(() => server.closeIdleConnections(), closeIdleIntervalMs).unref();
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
