// @ts-check
import { readFileSync } from 'node:fs';

/** The shell–remote contract; `shared/src/portal/contract.ts` says the same number, checked by a test. */
export const contractVersion = 1;

const versionOf = (/** @type {string} */ name) => {
  const url = new URL(`../node_modules/${name}/package.json`, import.meta.url);
  return JSON.parse(readFileSync(url, 'utf8')).version;
};

/** The exact versions that a page agrees on. @type {Readonly<Record<string, string>>} */
export const sharedVersions = {
  react: versionOf('react'),
  '@hoa/shared': JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
    .version,
};

/**
 * What Module Federation shares: `react` and the facade, nothing else, since a federated package is not
 * tree-shaken. The shell provides them; a remote brings no copy of its own.
 */
export const shares = Object.fromEntries(
  Object.entries(sharedVersions).map(([name, version]) => [
    name,
    { singleton: true, requiredVersion: version, version, import: /** @type {const} */ (false) },
  ]),
);

/** What every build compiles for: browsers with ES modules, dynamic import and top-level await. */
export const target = ['chrome100', 'edge100', 'firefox100', 'safari15.4'];
