import type { Localized, PageEntry } from '@hoa/portal';
import { type Configuration, entryFaults, mockAlone, readableParts } from '@hoa/registry';
import { withinLimit } from './within-limit.ts';

/** The files to preload, relative to the release's folder, and sample data by name. */
export interface PreloadFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly data?: readonly string[];
}

/** A page in the registry, with the files to preload for it. */
export interface RegisteredPage extends Omit<PageEntry, 'data'> {
  readonly preload: PreloadFiles;
}

export interface OwnedPage<Page extends PageEntry = PageEntry> {
  readonly remote: string;
  readonly page: Page;
}

/** The entry of a remote in `/remotes.json`: the live release, its requirements and its pages. */
export interface RegistryEntry {
  readonly name: string;
  readonly area: Localized;
  readonly release: string;
  /** The URL of the Module Federation entry. */
  readonly entry: string;
  readonly contract: number;
  readonly requires: {
    readonly versions: Readonly<Record<string, string>>;
    readonly exports: Readonly<Record<string, readonly string[]>>;
  };
  readonly preload: PreloadFiles;
  readonly pages: readonly RegisteredPage[];
}

/** A remote with an invalid entry. It is dropped, and its pages show an error. */
export interface DroppedRemote {
  readonly area?: Localized;
  /** Roles are missing if they are invalid, too. */
  readonly pages: readonly { readonly path: string; readonly roles?: readonly string[] }[];
}

/** The valid content of the registry: an invalid entry affects only its own remote. */
export interface Registry {
  readonly remotes: readonly RegistryEntry[];
  readonly dropped: readonly DroppedRemote[];
  readonly configuration: Configuration;
}

/** The registry's URL. It is read at every start and every Try Again. */
export const registryAddress = '/remotes.json';

/**
 * Reads the registry; rejects if it cannot be read or is invalid. The first call uses the request that the page
 * started.
 */
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
    // The release script has validated the rest of it.
    configuration: isConfiguration(configuration) ? configuration : mockAlone,
  };
}

/** The registry request that `index.html` started; used only once. */
const page = globalThis as { registryAhead?: Promise<Response> };

function ask({ fresh = false }: { fresh?: boolean }): Promise<Response> {
  const ahead = page.registryAhead;
  delete page.registryAhead;
  if (ahead && !fresh) return ahead;
  return fetch(registryAddress, {
    // Bypasses the cache, which would wait for an earlier request that hangs.
    cache: fresh ? 'no-store' : 'default',
  });
}

function isConfiguration(value: unknown): value is Configuration {
  return isRecord(value) && Array.isArray(value.modes) && value.modes.length > 0;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
