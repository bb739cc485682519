import { type Configuration, entryFaults, mockAlone, readableParts } from '@hoa/registry';
import type { Localized, PageEntry } from '@hoa/shared';
import { withinLimit } from './within-limit.ts';

/** What to fetch ahead: files of a release, relative to its folder, and sample data by name. */
export interface PreloadFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly data?: readonly string[];
}

/** A page as the registry lists it: with what to fetch ahead for it. */
export interface RegisteredPage extends Omit<PageEntry, 'data'> {
  readonly preload: PreloadFiles;
}

/** What `/remotes.json` says of one remote: the live release, its needs and its pages. */
export interface RegistryEntry {
  readonly name: string;
  readonly area: Localized;
  readonly release: string;
  /** The address of the federation entry. */
  readonly entry: string;
  readonly contract: number;
  readonly requires: {
    readonly versions: Readonly<Record<string, string>>;
    readonly exports: Readonly<Record<string, readonly string[]>>;
  };
  readonly preload: PreloadFiles;
  readonly pages: readonly RegisteredPage[];
}

/** A remote whose entry can't be read: it is left out, and its pages say so. */
export interface DroppedRemote {
  readonly area?: Localized;
  /** Without roles where those can't be read either. */
  readonly pages: readonly { readonly path: string; readonly roles?: readonly string[] }[];
}

/** What is in force: an entry that can't be read loses its own remote, not the others. */
export interface Registry {
  readonly remotes: readonly RegistryEntry[];
  readonly dropped: readonly DroppedRemote[];
  readonly configuration: Configuration;
}

/** Where the registry is; it is read at every start and at every Try Again. */
export const registryAddress = '/remotes.json';

/** Reads the registry; rejects when it can't be read or is not one. The first read takes what the page began to fetch. */
export async function readRegistry(options: { fresh?: boolean } = {}): Promise<Registry> {
  const answer = await withinLimit('The registry', ask(options));
  if (!answer.ok) throw new Error(`The registry answered ${answer.status}.`);
  const content: unknown = await answer.json();
  const { remotes, configuration = mockAlone } = isRecord(content) ? content : {};
  if (!Array.isArray(remotes)) throw new Error('The registry is not a list of remotes.');
  const dropped = remotes.filter((entry) => {
    const faults = entryFaults(entry);
    if (faults.length > 0) console.error('A remote is left out of the portal.', faults);
    return faults.length > 0;
  });
  return {
    remotes: remotes.filter((entry) => !dropped.includes(entry)),
    dropped: dropped.map((entry) => readableParts(entry)),
    // Whoever wrote it has checked the rest of it.
    configuration: isConfiguration(configuration) ? configuration : mockAlone,
  };
}

/** What `index.html` leaves for the shell: the registry, as it began to fetch it; taken once. */
const page = globalThis as { registryAhead?: Promise<Response> };

function ask({ fresh = false }: { fresh?: boolean }): Promise<Response> {
  const ahead = page.registryAhead;
  delete page.registryAhead;
  if (ahead && !fresh) return ahead;
  return fetch(registryAddress, {
    // Bypasses the cache, where a request would wait for an earlier one that hangs.
    cache: fresh ? 'no-store' : 'default',
  });
}

function isConfiguration(value: unknown): value is Configuration {
  return isRecord(value) && Array.isArray(value.modes) && value.modes.length > 0;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
