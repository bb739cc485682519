import type { Localized, PageEntry } from '@hoa/shared';

/** Files of a release, relative to its folder. */
export interface ReleaseFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** A page as the registry lists it: with the files to fetch ahead for it. */
export interface RegisteredPage extends PageEntry {
  readonly preload: ReleaseFiles;
}

/** What `/remotes.json` says of one remote: the release in force, its needs and its pages. */
export interface RegistryEntry {
  readonly name: string;
  readonly area: Localized;
  readonly release: string;
  /** The address of the federation entry. */
  readonly entry: string;
  readonly contract: number;
  readonly requires: {
    readonly versions: Readonly<Record<string, string>>;
    readonly exports: readonly string[];
  };
  readonly preload: ReleaseFiles;
  readonly pages: readonly RegisteredPage[];
}

export type Registry = readonly RegistryEntry[];

/** Where the registry is; it is read anew at every start and at every Try Again. */
export const registryAddress = '/remotes.json';

/** Reads the registry; rejects when it can't be read or is not one. The first read uses the page's preload. */
export async function readRegistry(options: { fresh?: boolean } = {}): Promise<Registry> {
  const answer = await fetch(registryAddress, {
    // The page's <link rel="preload"> is only taken up by a request of the same mode.
    mode: 'cors',
    credentials: 'same-origin',
    cache: options.fresh ? 'no-cache' : 'default',
  });
  if (!answer.ok) throw new Error(`The registry answered ${answer.status}.`);
  const content: unknown = await answer.json();
  const remotes = isRecord(content) ? content.remotes : undefined;
  if (!Array.isArray(remotes)) throw new Error('The registry is not a list of remotes.');
  // An entry that can't be read loses its own remote, not the others.
  return remotes.filter(isEntry);
}

function isEntry(value: unknown): value is RegistryEntry {
  return (
    isRecord(value) &&
    typeof value.name === 'string' &&
    typeof value.entry === 'string' &&
    typeof value.contract === 'number' &&
    isRecord(value.area) &&
    isRecord(value.requires) &&
    isRecord(value.requires.versions) &&
    Array.isArray(value.requires.exports) &&
    Array.isArray(value.pages)
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
