// @ts-check
import { readFileSync } from 'node:fs';

/**
 * The version of the contract between shell and remotes; a test checks that `shared/portal/src/contract.ts` has the
 * same.
 */
export const contractVersion = 3;

const versionOf = (/** @type {string} */ name) => {
  const url = new URL(`node_modules/${name}/package.json`, import.meta.url);
  return JSON.parse(readFileSync(url, 'utf8')).version;
};

/** The exact versions of shared packages. @type {Readonly<Record<string, string>>} */
export const sharedVersions = {
  react: versionOf('react'),
  '@hoa/portal': versionOf('@hoa/portal'),
  '@hoa/domain/tickets': versionOf('@hoa/domain'),
  '@hoa/domain/schemas': versionOf('@hoa/domain'),
};

/** Shared modules that the shell loads when they are first needed. */
export const sharedOnDemand = ['@hoa/domain/tickets', '@hoa/domain/schemas'];

/** The portal's own shared modules, whose exports are compared before a remote is loaded. */
export const sharedModules = Object.keys(sharedVersions).filter((name) => name.startsWith('@hoa/'));

/**
 * Former names of shared modules, by name. The shell provides them until no deployed remote imports them.
 * @type {Readonly<Record<string, string>>}
 */
export const formerNames = { '@hoa/shared': '@hoa/portal' };

/** The versions of all modules that the shell provides. @type {Readonly<Record<string, string>>} */
export const providedVersions = {
  ...sharedVersions,
  ...Object.fromEntries(
    Object.entries(formerNames).map(([former, name]) => [former, sharedVersions[name] ?? '']),
  ),
};

/**
 * The shared modules of Module Federation: only `react`, the facade, the rules of tickets and the schemas, since a
 * federated package is not tree-shaken. The shell provides them, the last two on demand; a remote contains no copies.
 */
export const shares = Object.fromEntries(
  Object.entries(sharedVersions).map(([name, version]) => [
    name,
    { singleton: true, requiredVersion: version, version, import: /** @type {const} */ (false) },
  ]),
);

/** The browsers that every build supports: the first with popovers, which menus and hints use. */
export const target = ['chrome114', 'edge114', 'firefox125', 'safari17'];
