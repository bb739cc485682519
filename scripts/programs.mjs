// @ts-check
import { existsSync } from 'node:fs';
import { outcome } from './run.mjs';

/** The timeout of a download. */
const downloadMs = 180_000;

/** @type {Promise<unknown> | undefined} */
let updated;

/** Checks that a program exists and prints its version. @param {string} path */
export async function starts(path) {
  if (!existsSync(path)) return false;
  return (await outcome(path, ['--version'], { timeoutMs: 20_000 })).code === 0;
}

/** @param {readonly string[]} paths @returns {Promise<string | undefined>} the first program that starts */
export async function firstThatStarts(paths) {
  for (const path of paths) if (await starts(path)) return path;
  return undefined;
}

/**
 * Installs a package of Debian or a derivative; does nothing without root or on other systems.
 * @param {string} name
 */
export async function installPackage(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, timeoutMs: downloadMs };
  updated ??= outcome('apt-get', ['update', '-qq'], options);
  await updated;
  console.log(`Installing the system package ${name}…`);
  const args = ['install', '-y', '-qq', '--no-install-recommends', name];
  await outcome('apt-get', args, options);
}
