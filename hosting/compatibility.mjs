// @ts-check

/** Names of exports, by the module they are imported from. @typedef {Record<string, string[]>} Names */

/**
 * What a shell offers to remotes: the contract it speaks, the versions it shares, and the names
 * that each shared module exports.
 * @typedef {{ contract?: number, versions?: Record<string, string>, exports?: Names }} Provides
 */

/**
 * What a remote needs of the shell: versions of shared packages, names it imports from them.
 * @typedef {{ versions?: Record<string, string>, exports?: Names }} Requires
 */

/**
 * What a remote needs and the shell does not provide, each in words; empty when they fit. Stricter than what
 * an open tab asks before it loads a remote (`src/registry/compatibility.ts`); decision 004 says why.
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
 * Whether a version can be used in place of the one needed: the same major (before 1.0, the same minor)
 * and not older. Exact equality would make it impossible to update shell and remotes one by one.
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
