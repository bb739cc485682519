// @ts-check
import { entryFaults } from '@hoa/registry';
import { contentName, readBuildOutput, readJson } from './build-output.mjs';
import { digest } from './import-map.mjs';

/** @typedef {import('./build-output.mjs').BuildOutput} BuildOutput */
/** @typedef {import('./history.mjs').Release} Release */
/** @typedef {{ name: string, release: Release, files: BuildOutput }} Upload A release and its files. */

/** Files of a shell's build that are not published under their own name. */
const unpublished = ['index.html', 'provides.json'];

/**
 * Reads a build and validates its package name, release id and manifest.
 * @param {import('./publish.mjs').Build} build
 * @param {Date} now
 * @returns {Promise<Upload>}
 */
export async function readUpload({ name, version, folder, release: id }, now) {
  checkPackageName(name);
  const files = await readBuildOutput(folder);
  if (files.size === 0) throw new Error(`${folder} holds no build of ${name}.`);
  const content = contentName(files);
  const release = id ?? `${version}-${content}`;
  if (!/^[A-Za-z0-9][\w.+-]{0,79}$/.test(release)) {
    throw new Error(`"${release}" can't be the id of a release: letters, digits, . _ - only.`);
  }
  const described = { release, releasedAt: now.toISOString(), content };
  const rest = name === 'shell' ? shellFacts(files) : remoteFacts(name, described, files);
  return { name, release: { ...described, ...rest }, files };
}

/**
 * Refuses invalid package names, since a name becomes a folder and a part of URLs.
 * @param {string} name
 */
export function checkPackageName(name) {
  if (/^(shell|remote-[a-z0-9]+(-[a-z0-9]+)*)$/.test(name) && name.length <= 60) return;
  throw new Error(
    `"${name}" can't be the name of a package: "shell", or "remote-" and lower-case letters, digits, hyphens.`,
  );
}

/**
 * @param {string} name
 * @param {{ release: string, releasedAt: string }} described
 * @param {BuildOutput} files
 * @returns {Pick<Release, 'scripts' | 'entry'>}
 */
function remoteFacts(name, { release, releasedAt }, files) {
  const fragment = readJson(files, 'fragment.json');
  if (fragment?.name !== name) {
    throw new Error(`The build of ${name} has no fragment.json with its name.`);
  }
  const start = fragment.entry ?? 'remoteEntry.js';
  const script = files.get(start);
  if (script === undefined) throw new Error(`The build of ${name} has no ${start}.`);
  const address = `/remotes/${name}/${release}`;
  const entry = {
    ...fragment,
    release,
    entry: `${address}/${start}`,
    integrity: digest(script),
    releasedAt,
  };
  const faults = entryFaults(entry);
  if (faults.length > 0) {
    throw new Error(`The fragment.json of ${name} can't be released:\n  ${faults.join('\n  ')}`);
  }
  return { scripts: integrityOf(files, `${address}/`), entry };
}

/**
 * @param {BuildOutput} files
 * @returns {Pick<Release, 'scripts' | 'provides' | 'files'>}
 */
function shellFacts(files) {
  if (!files.has('index.html')) throw new Error('The build of shell has no index.html.');
  const isAsset = (/** @type {string} */ path) => path.startsWith('assets/');
  const beside = (/** @type {string} */ path) => !unpublished.includes(path) && !isAsset(path);
  return {
    scripts: integrityOf(new Map([...files].filter(([path]) => isAsset(path))), '/'),
    provides: readJson(files, 'provides.json') ?? {},
    files: [...files.keys()].filter(beside),
  };
}

/**
 * @param {BuildOutput} files
 * @param {string} base
 */
function integrityOf(files, base) {
  const pinned = [...files].filter(([path]) => /\.(js|css)$/.test(path));
  return Object.fromEntries(pinned.map(([path, content]) => [base + path, digest(content)]));
}
