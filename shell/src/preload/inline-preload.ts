import { unreadReads } from '../frame/unread-reads.ts';
import { readPins } from './pins.ts';
import { type Preload, preloadAt, readsAt, type ShellFiles } from './preload-plan.ts';

// The build puts this script into index.html, where it fetches the data and files of the current URL while the shell's
// scripts load. It renders nothing and checks no permissions.

const page = window as Window & {
  registryAhead?: Promise<Response>;
  bootAhead?: Promise<unknown>;
};
const registry = fetch('/remotes.json');
page.registryAhead = registry;

window.pinOf = readPins();

// The shell reads the same response and reports its errors.
registry.catch(() => undefined);
try {
  const session = JSON.parse(localStorage.getItem('hoa:session') ?? '{}');
  if (session.role) preloadFor(session);
} catch {
  // The stored session is corrupt or storage is blocked: the shell shows the sign-in page.
}

// The first `DateTimeFormat` takes an old phone about 60 ms. Creating it while scripts load does not delay rendering.
// The timer lets the browser request the scripts first.
setTimeout(() => new Intl.DateTimeFormat(), 100);

interface StoredSession {
  readonly role: string;
  readonly mockOn?: boolean;
  readonly membershipId?: string | null;
}

function preloadFor({ role, mockOn, membershipId }: StoredSession): void {
  const isLive = mockOn === false;
  const text = document.getElementById('shell-files')?.textContent;
  const shell: ShellFiles = JSON.parse(text ?? '{"scripts":[],"live":[],"data":{}}');
  fetchFiles({ scripts: isLive ? shell.live : shell.scripts, styles: [], data: [] });
  const visit = { role, path: location.pathname };
  const content = registry.then((answer) => answer.clone().json());
  content
    .then(({ remotes }) => {
      for (const files of preloadAt(remotes, visit, isLive ? {} : shell.data)) fetchFiles(files);
    })
    .catch(() => undefined);
  if (isLive) {
    page.bootAhead = content.then(({ remotes, configuration }) => {
      // Only the screen knows which data a URL with a query shows.
      const ofPage = location.search ? [] : readsAt(remotes, visit);
      // Any page may format days in the association's time zone.
      const reads = [...ofPage, ['association.get', {}], ...unreadReadsOf(role)];
      const asked = new URLSearchParams({ read: JSON.stringify(reads) });
      if (membershipId) asked.set('membership', membershipId);
      const answer = fetch(`${configuration.api ?? '/api'}/boot?${asked}`, { cache: 'no-store' });
      answer.catch(() => undefined);
      return { reads, membership: membershipId ?? undefined, answer };
    });
    page.bootAhead.catch(() => undefined);
  }
}

/** The vendor remote requests its own counts. */
function unreadReadsOf(role: string) {
  return role === 'vendor' ? [] : unreadReads;
}

function fetchFiles({ scripts, styles, data }: Preload): void {
  for (const href of data) fetchFile({ rel: 'preload', as: 'fetch', href });
  for (const href of styles) fetchFile({ rel: 'preload', as: 'style', href });
  for (const href of scripts) fetchFile({ rel: 'modulepreload', href });
}

function fetchFile(attributes: { rel: string; as?: string; href: string }): void {
  const link = document.createElement('link');
  const integrity = window.pinOf?.(attributes.href) ?? '';
  document.head.append(Object.assign(link, { crossOrigin: 'anonymous', integrity }, attributes));
}
