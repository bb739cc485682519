import type { RegistryEntry } from './registry.ts';

/** What this shell offers to remotes. */
export interface Provided {
  readonly contract: number;
  readonly versions: Readonly<Record<string, string>>;
  /** The names of each shared module, by specifier; one that is left out is not checked. */
  readonly exports: Readonly<Record<string, readonly string[]>>;
}

/**
 * What a remote needs and this shell does not provide, in words for the log; empty when they fit.
 * Module Federation itself would load a remote built against another `shared` and crash at the call.
 */
export function missingFor(entry: RegistryEntry, provided: Provided): string[] {
  if (entry.contract !== provided.contract) {
    return [`contract ${entry.contract}, here is ${provided.contract}`];
  }
  const versions = Object.entries(entry.requires.versions)
    .filter(([name, version]) => !satisfies(provided.versions[name], version))
    .map(([name, version]) => `${name} ${version}, here is ${provided.versions[name] ?? 'none'}`);
  const names = Object.entries(entry.requires.exports).flatMap(([module, wanted]) => {
    const offered = provided.exports[module];
    const missing = offered ? wanted.filter((name) => !offered.includes(name)) : [];
    return missing.map((name) => `${module}'s ${name}`);
  });
  return [...versions, ...names];
}

// The same major version: within one, `shared` only grows, and the names are checked one by one. Releasing
// is stricter (`hosting/compatibility.mjs`); an open tab should go on. Decision 004 says why.
function satisfies(have: string | undefined, want: string): boolean {
  return have !== undefined && have.split('.')[0] === want.split('.')[0];
}
