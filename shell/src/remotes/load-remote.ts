import { bundledRemotes } from 'virtual:bundled-remotes';
import { contractVersion, type RemoteModule } from '@hoa/portal';
import { preloadFiles } from '../preload/preload-files.ts';
import type { RegisteredPage, RegistryEntry } from '../registry/registry.ts';
import { withinLimit } from '../registry/within-limit.ts';
import { missingFor } from './compatibility.ts';
import { federation, providedNames, providedVersions } from './federation.ts';
import { respelledAddress } from './respelled-address.ts';

/**
 * Loads the module that a remote exposes, after checking that it fits this shell; rejects when it does
 * not, when it can't be fetched or run, or within the time limit. `attempt` counts from 0.
 */
export async function loadRemote(
  entry: RegistryEntry,
  page: RegisteredPage | undefined,
  attempt: number,
): Promise<RemoteModule> {
  const bundled = bundledRemotes[entry.name];
  if (bundled) return checked(entry.name, await bundled());
  assertCompatible(entry);
  return withinLimit(entry.name, fetchAndRun(entry, page, attempt));
}

function assertCompatible(entry: RegistryEntry): void {
  const missing = missingFor(entry, {
    contract: contractVersion,
    versions: providedVersions,
    exports: providedNames,
  });
  if (missing.length > 0) throw new Error(`${entry.name} needs ${missing.join('; ')}.`);
}

async function fetchAndRun(
  entry: RegistryEntry,
  page: RegisteredPage | undefined,
  attempt: number,
) {
  const address = respelledAddress(entry.entry, attempt);
  if (attempt > 0) {
    const { verifyScripts } = await import('./verify-scripts.ts');
    await verifyScripts(folderOf(entry.entry), folderOf(address));
  }
  const styled = preloadFiles(address, entry, page);
  const name = entry.name.replaceAll('-', '_');
  federation.registerRemotes(
    [{ name, entry: new URL(address, location.origin).href, type: 'module' }],
    { force: attempt > 0 },
  );
  const [loaded] = await Promise.all([federation.loadRemote<unknown>(`${name}/app`), styled]);
  return checked(entry.name, loaded);
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

function folderOf(address: string): string {
  return address.slice(0, address.lastIndexOf('/') + 1);
}
