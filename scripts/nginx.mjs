// @ts-check
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { presentNginx, unpackedNginx } from '../hosting/testing/nginx.mjs';
import { outcome } from './run.mjs';

/** How long a download may take before the next way is tried. */
const downloadMs = 180_000;

const env = { DEBIAN_FRONTEND: 'noninteractive' };

/**
 * Finds an nginx that starts, fetching one where there is none: NGINX_PATH, the system's, the distribution's package
 * unpacked beside the libraries, which starts no service, and the package installed where its libraries are missing.
 * @returns {Promise<string | undefined>} the path of the program; undefined where none can be had
 */
export async function findNginx() {
  const present = presentNginx();
  if (present !== undefined || process.env.NGINX_PATH || !existsSync('/usr/bin/apt-get')) {
    return present;
  }
  const isRoot = process.getuid?.() === 0;
  if (isRoot) await outcome('apt-get', ['update', '-qq'], { env, timeoutMs: downloadMs });
  await unpack();
  if (presentNginx() === undefined && isRoot) await install();
  return presentNginx();
}

/** Anybody may do this, as long as the system knows its packages. */
async function unpack() {
  console.log('Fetching nginx…');
  rmSync(unpackedNginx, { recursive: true, force: true });
  mkdirSync(unpackedNginx, { recursive: true });
  const cwd = unpackedNginx;
  await outcome('apt-get', ['download', '-qq', 'nginx'], { cwd, env, timeoutMs: downloadMs });
  for (const name of readdirSync(cwd)) {
    await outcome('dpkg', ['--extract', join(cwd, name), cwd]);
  }
}

async function install() {
  console.log('Installing the system package of nginx…');
  const args = ['install', '-y', '-qq', '--no-install-recommends', 'nginx'];
  await outcome('apt-get', args, { env, timeoutMs: downloadMs });
}
