// @ts-check
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdtempSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { readManifest, root, workspaceFolders } from './packages.mjs';
import { outcome, run } from './run.mjs';

/** The package manager, which npx downloads in this version, so that only Node.js and npm must be installed. */
const pnpm = 'pnpm@10.34.8';
const stamp = join(root, 'node_modules', '.installed');

/**
 * Installs the dependencies exactly as in the lock file, unless they are installed already. Prints the output only on
 * failure.
 */
export async function installDependencies() {
  const wanted = lockedVersions();
  if (isInstalled() && readIfAny(stamp) === wanted) return;
  console.log('Installing dependencies…');
  await run('npx', ['--yes', pnpm, 'install', '--frozen-lockfile', '--prefer-offline'], {
    cwd: root,
    env: installEnvironment(),
  });
  writeFileSync(stamp, wanted);
}

/**
 * Runs pnpm and returns its output, regardless of its exit code.
 * @param {string[]} args
 * @param {{ cwd: string, timeoutMs: number }} options
 */
export async function askPnpm(args, options) {
  const env = installEnvironment();
  const { output } = await outcome('npx', ['--yes', pnpm, ...args], { ...options, env });
  return output;
}

/** Hashes everything that determines the result of an installation. */
function lockedVersions() {
  const hash = createHash('sha256').update(process.versions.modules);
  for (const name of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', '.npmrc']) {
    hash.update(readIfAny(join(root, name)));
  }
  return hash.digest('hex');
}

function isInstalled() {
  // A package without dependencies has no such folder.
  const folders = ['', ...workspaceFolders().filter(needsModules)];
  return folders.every((name) => existsSync(join(root, name, 'node_modules')));
}

/** @param {string} folder */
function needsModules(folder) {
  const { dependencies, devDependencies } = readManifest(folder);
  return dependencies !== undefined || devDependencies !== undefined;
}

/** @param {string} path */
function readIfAny(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

/** Disables prompts and notices, and sets another HOME if the user's is not writable. */
function installEnvironment() {
  return {
    CI: 'true',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_loglevel: 'error',
    npm_config_update_notifier: 'false',
    ...(isWritable(process.env.HOME ?? homedir())
      ? {}
      : { HOME: mkdtempSync(join(tmpdir(), 'hoa-home-')) }),
  };
}

/** @param {string} folder */
function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
