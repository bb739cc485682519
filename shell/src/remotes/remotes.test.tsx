import { createPortalStore, type PortalProps, type RemoteModule, reportError } from '@hoa/portal';
import { expectConsole, fakeGateway } from '@hoa/portal/testing';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RegistryEntry } from '../registry/registry.ts';
import { sampleRegistry } from '../testing/sample-registry.ts';
import { createRemotes, type RemoteSource, type Remotes } from './remotes.ts';

const load = vi.fn<RemoteSource['loadRemote']>();
const fresh = vi.fn<RemoteSource['freshEntry']>();
let remotes: Remotes;
let count = 0;

// single-spa keeps one list of applications per page: one set of remotes, a new name for each test.
beforeAll(() => {
  remotes = createRemotes(portal(), { loadRemote: load, freshEntry: fresh });
});
beforeEach(() => {
  load.mockReset();
  fresh.mockReset();
  expectConsole(/could not be loaded|failed/);
});
afterEach(() => {
  remotes.show(null);
  document.body.replaceChildren();
});

describe('a remote', () => {
  it('is mounted in its outlet once it is ready, and unmounted', async () => {
    const entry = newEntry();
    load.mockResolvedValue(writing(entry, 'Hello'));
    remotes.show(entry.name);
    remotes.load(entry);
    remotes.load(entry);
    expect(remotes.state(entry.name).status).toBe('loading');
    await vi.waitFor(() => expect(remotes.state(entry.name).status).toBe('ready'));
    expect(document.body).toHaveTextContent('Hello');
    expect(load).toHaveBeenCalledOnce();

    remotes.show(null);
    await vi.waitFor(() => expect(document.body).toHaveTextContent(/^$/));
  });

  it('that can’t be loaded fails, is loaded at another attempt, and does not hold up others', async () => {
    const entry = newEntry();
    const other = newEntry();
    load.mockImplementation(async ({ name }, _page, attempt) => {
      if (name === entry.name && attempt === 0) throw new Error('404');
      return writing(name === entry.name ? entry : other, `Hello from ${name}`);
    });
    fresh.mockImplementation(async (name) => (name === entry.name ? entry : other));
    remotes.show(entry.name);
    remotes.load(entry);
    await becomes(entry, 'failed');

    remotes.show(other.name);
    remotes.load(other);
    await becomes(other, 'ready');

    remotes.show(entry.name);
    remotes.retry(entry);
    await becomes(entry, 'ready');
    expect(document.body).toHaveTextContent(`Hello from ${entry.name}`);
  });

  it('whose release is gone is loaded from the live release by itself', async () => {
    const entry = newEntry();
    const next = { ...entry, release: 'r2', entry: entry.entry.replace('r1', 'r2') };
    load.mockImplementation(async ({ release }) => {
      if (release === 'r1') throw new Error('404');
      return writing(entry, 'Release 2');
    });
    fresh.mockResolvedValue(next);
    remotes.show(entry.name);
    remotes.load(entry);
    await becomes(entry, 'ready');
    expect(document.body).toHaveTextContent('Release 2');
  });

  it('that throws while mounting fails, and can be tried again', async () => {
    const entry = newEntry();
    const broken = { ...writing(entry, ''), mount: () => Promise.reject(new Error('torn')) };
    load.mockResolvedValueOnce(broken).mockResolvedValueOnce(writing(entry, 'Mended'));
    fresh.mockResolvedValue(entry);
    remotes.show(entry.name);
    remotes.load(entry);
    await becomes(entry, 'failed');

    remotes.retry(entry);
    await becomes(entry, 'ready');
    expect(document.body).toHaveTextContent('Mended');
  });
});

async function becomes({ name }: RegistryEntry, status: string) {
  await vi.waitFor(() => expect(remotes.state(name).status).toBe(status));
}

function newEntry(): RegistryEntry {
  count += 1;
  const [first] = sampleRegistry;
  if (!first) throw new Error('The sample registry is empty.');
  const entry = { ...first, name: `remote-${count}` };
  const outlet = document.createElement('div');
  outlet.id = `single-spa-application:${entry.name}`;
  document.body.append(outlet);
  return entry;
}

/** A remote that writes a text into its outlet. */
function writing({ name }: RegistryEntry, text: string): RemoteModule {
  const outlet = () => document.getElementById(`single-spa-application:${name}`);
  return {
    contract: 1,
    bootstrap: async () => undefined,
    mount: async () => outlet()?.append(text),
    unmount: async () => outlet()?.replaceChildren(),
  };
}

function portal(): PortalProps {
  const gateway = fakeGateway({});
  return {
    store: createPortalStore(gateway),
    supports: () => true,
    upload: gateway.upload,
    download: gateway.download,
    navigate: () => undefined,
    reportError,
    menu: () => [],
    openQuickMenu: () => undefined,
    signInAs: () => undefined,
    signOut: () => undefined,
    resetSampleData: async () => undefined,
  };
}
