import type { RegistryEntry } from '../registry/registry.ts';

/** The contract and modules that this shell provides to remotes. */
export interface Provided {
  readonly contract: number;
  readonly versions: Readonly<Record<string, string>>;
  /** The export names of each shared module, by specifier; modules that are missing here are not checked. */
  readonly exports: Readonly<Record<string, readonly string[]>>;
}

/**
 * Lists for the log what a remote requires and this shell does not provide; empty if compatible. Module Federation
 * would load a remote that was built against another `shared` and crash at the first call.
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

// Checks only the major version: `shared` only adds exports within one, and those are checked by name. Releasing is
// stricter (`hosting/compatibility.mjs`), but an open tab should keep working. Decision 004 has the reasons.
function satisfies(have: string | undefined, want: string): boolean {
  return have !== undefined && have.split('.')[0] === want.split('.')[0];
}
