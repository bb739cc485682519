// @ts-check

/** Names of exports by the module that exports them. @typedef {Record<string, string[]>} Names */

/**
 * The interface that a shell offers to remotes: the version of their contract, the versions of shared packages, and the
 * exports of each shared module.
 * @typedef {{ contract?: number, versions?: Record<string, string>, exports?: Names }} Provides
 */

/**
 * The dependencies of a remote on the shell: versions of shared packages, and the exports that it imports from them.
 * @typedef {{ versions?: Record<string, string>, exports?: Names }} Requires
 */

/**
 * Returns a message for each dependency of a remote that the shell does not provide. Stricter than the check of an open
 * tab before it loads a remote (`src/registry/compatibility.ts`); see decision 004.
 * @param {Provides} provides
 * @param {{ contract?: number, requires?: Requires }} remote
 * @returns {string[]}
 */
export function missingFrom(provides, { contract, requires = {} }) {
  const { exports: names = {}, versions = {} } = requires;
  return [
    ...(contract === provides.contract
      ? []
      : [`contract ${contract} (the shell speaks ${provides.contract ?? 'none'})`]),
    ...Object.entries(versions).flatMap(([name, needed]) => {
      const given = provides.versions?.[name];
      if (given !== undefined && satisfies(given, needed)) return [];
      return [`${name} ${needed} (the shell has ${given ?? 'none'})`];
    }),
    ...Object.entries(names).flatMap(([module, wanted]) => {
      const offered = provides.exports?.[module] ?? [];
      const missing = wanted.filter((name) => !offered.includes(name));
      return missing.map((name) => `${module} export "${name}"`);
    }),
  ];
}

/**
 * Checks that a version can replace the one needed: the same major version (before 1.0, the same minor version) and not
 * older. An exact match would make it impossible to update shell and remotes independently.
 * @param {string} given
 * @param {string} needed
 */
function satisfies(given, needed) {
  if (given === needed) return true;
  const have = parse(given);
  const want = parse(needed);
  if (have === null || want === null || have[0] !== want[0]) return false;
  if (have[0] === 0 && have[1] !== want[1]) return false;
  return have[1] > want[1] || (have[1] === want[1] && have[2] >= want[2]);
}

/**
 * @param {string} version
 * @returns {[major: number, minor: number, patch: number] | null} null for anything but x.y.z
 */
function parse(version) {
  const found = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  return found && [Number(found[1]), Number(found[2]), Number(found[3])];
}
