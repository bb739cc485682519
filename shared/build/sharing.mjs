// @ts-check
import { readFileSync } from 'node:fs';

/** The shell–remote contract; `shared/portal/src/contract.ts` says the same number, checked by a test. */
export const contractVersion = 3;

const versionOf = (/** @type {string} */ name) => {
  const url = new URL(`node_modules/${name}/package.json`, import.meta.url);
  return JSON.parse(readFileSync(url, 'utf8')).version;
};

/** The exact versions that a page agrees on. @type {Readonly<Record<string, string>>} */
export const sharedVersions = {
  react: versionOf('react'),
  '@hoa/shared': versionOf('@hoa/shared'),
  '@hoa/domain/tickets': versionOf('@hoa/domain'),
  '@hoa/domain/schemas': versionOf('@hoa/domain'),
};

/** What the shell fetches when it is first needed. */
export const sharedOnDemand = ['@hoa/domain/tickets', '@hoa/domain/schemas'];

/** The modules of the portal's own among them: their names are compared before a remote is loaded. */
export const sharedModules = Object.keys(sharedVersions).filter((name) => name.startsWith('@hoa/'));

/**
 * What Module Federation shares: `react`, the facade, the rules of tickets and the schemas, nothing else, since a federated package
 * is not tree-shaken. The shell provides them, the last two when they are first needed; a remote brings no copy
 * of its own.
 */
export const shares = Object.fromEntries(
  Object.entries(sharedVersions).map(([name, version]) => [
    name,
    { singleton: true, requiredVersion: version, version, import: /** @type {const} */ (false) },
  ]),
);

/** What every build compiles for: the first browsers with popovers, which menus and hints are shown in. */
export const target = ['chrome114', 'edge114', 'firefox125', 'safari17'];
