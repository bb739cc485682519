import { unreadReads } from '../frame/unread-reads.ts';
import { readPins } from './pins.ts';
import { type Preload, preloadAt, readsAt, type ShellFiles } from './preload-plan.ts';

// The build puts this script into index.html, where it fetches what the current address needs while
// the shell's own scripts are still being loaded. It shows nothing and checks no permission.

const page = window as Window & {
  registryAhead?: Promise<Response>;
  bootAhead?: Promise<unknown>;
};
const registry = fetch('/remotes.json');
page.registryAhead = registry;

window.pinOf = readPins();

// The shell reads the same answer and reports what is wrong with it.
registry.catch(() => undefined);
try {
  const session = JSON.parse(localStorage.getItem('hoa:session') ?? '{}');
  if (session.role) preloadFor(session);
} catch {
  // A damaged session or forbidden storage: the shell shows the sign-in page.
}

// The first date costs an old phone some 60 ms: better while the scripts are on their way than before the page is drawn, and
// only once the browser has asked for them, which it does some tasks later.
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
      // What an address with a query shows, only its screen knows.
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

/** The vendor remote reads its own counts. */
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
