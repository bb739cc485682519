// @ts-check
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { presentNginx, unpackedNginx } from '../hosting/testing/nginx.mjs';
import { outcome } from './run.mjs';

/** The timeout of a download, after which the next source is tried. */
const downloadMs = 180_000;

const env = { DEBIAN_FRONTEND: 'noninteractive' };

/**
 * Finds a working nginx, or installs one: NGINX_PATH, the system's, the distribution's package unpacked into the cache,
 * which starts no service, or the package installed if its libraries are missing.
 * @returns {Promise<string | undefined>} The path of the program; undefined if there is none.
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

/** Works for any user if the system's package lists exist. */
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
