// @ts-check
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** The folder into which `npm test` unpacks nginx if the system has none. */
export const unpackedNginx = fileURLToPath(
  new URL('../node_modules/.cache/nginx', import.meta.url),
);

const places = [
  'nginx',
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/opt/homebrew/bin/nginx',
  join(unpackedNginx, 'usr/sbin/nginx'),
];

/** Temporary folders of nginx; in their default place only root can write. */
const ownFolders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

const startupTimeoutMs = 10_000;
const pollIntervalMs = 20;

/**
 * Returns the nginx program: that of NGINX_PATH, the system's, or the one that `npm test` unpacked.
 * @returns {string | undefined}
 */
export function presentNginx() {
  const given = process.env.NGINX_PATH;
  return (given ? [given] : places).find((path) => spawnSync(path, ['-v']).status === 0);
}

/**
 * Runs nginx with a configuration, as any user; resolves when it listens.
 * @param {string} program
 * @param {string} configuration With an `http` block.
 * @param {number} port The port in the configuration.
 */
export async function startNginx(program, configuration, port) {
  const folder = mkdtempSync(join(tmpdir(), 'hoa-nginx-'));
  // If root starts nginx, its workers run as another user.
  chmodSync(folder, 0o755);
  const file = join(folder, 'nginx.conf');
  const own = ownFolders.map((name) => `${name}_temp_path ${join(folder, name)};`);
  writeFileSync(file, configuration.replace(/^http \{$/m, `http {\n  ${own.join('\n  ')}`));
  const child = spawn(program, ['-p', folder, '-c', file, '-g', 'daemon off; pid nginx.pid;']);
  let log = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    log += text;
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const giveUpAt = Date.now() + startupTimeoutMs;
  while (!(await isListening(port))) {
    if (child.exitCode !== null || Date.now() > giveUpAt) {
      child.kill('SIGKILL');
      throw new Error(`nginx did not start: ${log}`);
    }
    await wait(pollIntervalMs);
  }
  return {
    /** Returns the output of nginx. */
    log: () => log,
    async stop() {
      if (child.exitCode === null) child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** @param {number} port @returns {Promise<boolean>} */
function isListening(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
