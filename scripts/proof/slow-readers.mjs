// @ts-check

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../packages.mjs';

const readers = 400;
/** More than the operating system buffers for a connection. */
const size = 16_000_000;
/** Only the fastest of several rounds counts, since other work on the machine slows rounds down. */
const [rounds, requests] = [10, 200];
/** The accepted slowdown of other requests, which is the usual variation on a busy machine. */
const slack = { times: 1.5, ms: 3 };

/** Proves that other requests are as fast as before while many clients read their responses a byte at a time. */
export async function slowReaders() {
  const site = mkdtempSync(join(tmpdir(), 'hoa-slow-'));
  writeFileSync(join(site, 'index.html'), '<!doctype html><title>Portal</title>');
  mkdirSync(join(site, 'assets'));
  writeFileSync(join(site, 'assets', 'large-1a2b3c4d.bin'), Buffer.alloc(size, 'x'));
  const server = spawn(process.execPath, [join(root, 'hosting', 'serve.mjs'), site], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  /** @type {import('node:net').Socket[]} */
  const sockets = [];
  try {
    const [output] = await once(server.stdout, 'data');
    const port = Number(/:(\d+)/.exec(String(output))?.[1]);
    await latency(port);
    const before = await latency(port);
    for (let n = 0; n < readers; n += 1) sockets.push(await slowReader(port));
    const meanwhile = await latency(port);
    const open = sockets.filter((socket) => !socket.destroyed).length;
    const seen = `${open} readers of a byte each: the page was answered in ${shown(meanwhile)} instead of ${shown(before)} (median and 95th of 100; the quietest of ${rounds} rounds of ${requests})`;
    const isAsBefore = [0, 1].every((at) => {
      const [was = 0, is = 0] = [before[at], meanwhile[at]];
      return is <= Math.max(was * slack.times, was + slack.ms);
    });
    if (open < readers || !isAsBefore) throw new Error(seen);
    return [seen];
  } finally {
    for (const socket of sockets) socket.destroy();
    server.kill();
    rmSync(site, { recursive: true, force: true });
  }
}

/**
 * Returns the median and the 95th percentile of request times in milliseconds, in the fastest round.
 * @param {number} port
 */
async function latency(port) {
  const all = [];
  for (let n = 0; n < rounds; n += 1) all.push(await round(port));
  return all.sort(([, a = 0], [, b = 0]) => a - b)[0] ?? [];
}

/** Sends requests in sequence. @param {number} port */
async function round(port) {
  const times = [];
  for (let n = 0; n < requests; n += 1) {
    const started = performance.now();
    await new Promise((done, fail) => {
      get({ port, path: '/', headers: { accept: 'text/html' } }, (response) =>
        response.resume().once('end', () => done(undefined)),
      ).once('error', fail);
    });
    times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  return [times[Math.floor(requests / 2)] ?? 0, times[Math.floor(requests * 0.95)] ?? 0];
}

/** Opens a connection that requests the large file and reads only its first bytes. @param {number} port */
async function slowReader(port) {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  socket.write('GET /assets/large-1a2b3c4d.bin HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(socket, 'readable');
  socket.read(1);
  return socket;
}

/** @param {readonly number[]} figures */
function shown(figures) {
  return figures.map((figure) => `${figure.toFixed(1)} ms`).join(' and ');
}
