import { bundledRemotes } from 'virtual:bundled-remotes';
import { contractVersion, type RemoteModule } from '@hoa/shared';
import { missingFor } from './compatibility.ts';
import { federation, shared } from './federation.ts';
import { fetchAhead } from './fetch-ahead.ts';
import type { RegisteredPage, RegistryEntry } from './registry.ts';

/** A remote that has not answered by then counts as failed, so that it can't hold up the page. */
export const loadLimitMs = 10_000;

const provided = {
  contract: contractVersion,
  versions: Object.fromEntries(
    Object.entries(shared).map(([name, { version }]) => [name, version]),
  ),
  exports: Object.keys(shared['@hoa/shared'].module),
};

/**
 * Loads the module that a remote exposes, after checking that it fits this shell; rejects when it does
 * not, when it can't be fetched or run, or within `loadLimitMs`. `attempt` counts from 0: a second one
 * goes to a new address, since the first failure is remembered by the runtime.
 */
export async function loadRemote(
  entry: RegistryEntry,
  page: RegisteredPage | undefined,
  attempt: number,
): Promise<RemoteModule> {
  const missing = missingFor(entry, provided);
  if (missing.length > 0) throw new Error(`${entry.name} needs ${missing.join('; ')}.`);
  return withinLimit(entry.name, fetchAndRun(entry, page, attempt));
}

async function fetchAndRun(
  entry: RegistryEntry,
  page: RegisteredPage | undefined,
  attempt: number,
) {
  const styled = fetchAhead(entry, page);
  const run = bundledRemotes[entry.name] ?? (() => fromRelease(entry, attempt));
  const [loaded] = await Promise.all([run(), styled]);
  return checked(entry.name, loaded);
}

async function fromRelease(entry: RegistryEntry, attempt: number): Promise<unknown> {
  const name = entry.name.replaceAll('-', '_');
  const address = new URL(entry.entry, location.origin);
  if (attempt > 0) address.searchParams.set('attempt', String(attempt));
  federation.registerRemotes([{ name, entry: address.href, type: 'module' }], {
    force: attempt > 0,
  });
  return federation.loadRemote<unknown>(`${name}/app`);
}

function checked(name: string, loaded: unknown): RemoteModule {
  const app = loaded as Partial<RemoteModule> | null;
  if (!app?.bootstrap || !app.mount || !app.unmount) {
    throw new Error(`${name} does not expose the module that the contract asks for.`);
  }
  if (app.contract !== contractVersion) {
    throw new Error(`${name} speaks contract ${app.contract}, here is ${contractVersion}.`);
  }
  return app as RemoteModule;
}

async function withinLimit<T>(name: string, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${name} did not answer in time.`)), loadLimitMs);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
