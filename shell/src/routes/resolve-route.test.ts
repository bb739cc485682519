import type { Role } from '@hoa/domain';
import { perLocale } from '@hoa/locales';
import type { PageEntry } from '@hoa/portal';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DroppedRemote, OwnedPage } from '../registry/registry.ts';
import { readReturnTo } from '../sign-in/return-to.ts';
import { resolveRoute } from './resolve-route.ts';

type Who = Role | 'nobody';
const everyone: readonly Who[] = ['nobody', 'resident', 'vendor', 'admin'];

/** The pages of the specification, by remote. */
const pages: readonly OwnedPage[] = [
  ...community('/', '/news', '/forums', '/forums/:topicId', '/messages', '/messages/:threadId'),
  ...community('/notifications', '/documents', '/profile', '/search', '/design', '/menu'),
  ...owned('remote-resident', ['resident'], '/payments', '/tickets', '/tickets/:ticketId'),
  ...owned('remote-admin', ['admin'], '/admin', '/tickets', '/tickets/:ticketId'),
  ...owned('remote-vendor', ['vendor'], '/vendor', '/vendor/board-items', '/vendor/invoices'),
  ...owned('remote-vendor', ['vendor'], '/vendor/menu'),
];

const resident = 'remote-resident';
const admin = 'remote-admin';
const vendor = 'remote-vendor';
const login = '→ /login, remembered';
const toVendor = '→ /vendor';

/** Every route of the specification × everyone: the remote that shows it, or where it leads. */
const table: Record<string, Record<Who, string>> = {
  '/login': row('sign-in', '→ /', '→ /', '→ /'),
  '/': row(login, resident, toVendor, resident),
  '/news': row(login, resident, toVendor, resident),
  '/forums': row(login, resident, toVendor, resident),
  '/forums/topic-1': row(login, resident, toVendor, resident),
  '/messages': row(login, resident, toVendor, resident),
  '/messages/thread-1': row(login, resident, toVendor, resident),
  '/notifications': row(login, resident, toVendor, resident),
  '/documents': row(login, resident, toVendor, resident),
  '/tickets': row(login, resident, toVendor, admin),
  '/tickets/ticket-1': row(login, resident, '→ /vendor?item=ticket-1', admin),
  '/tickets/a%20b&c': row(login, resident, '→ /vendor?item=a%20b%26c', admin),
  '/tickets/%E0%A4': row(login, resident, '→ /vendor?item=%25E0%25A4', admin),
  '/payments': row(login, resident, toVendor, 'restricted'),
  '/profile': row(login, resident, toVendor, resident),
  '/admin': row(login, 'restricted', toVendor, admin),
  '/search': row(login, resident, toVendor, resident),
  '/design': row(login, resident, toVendor, resident),
  '/menu': row(login, resident, toVendor, resident),
  '/vendor': row(login, '→ /', vendor, '→ /'),
  '/vendor/board-items': row(login, '→ /', vendor, '→ /'),
  '/vendor/invoices': row(login, '→ /', vendor, '→ /'),
  '/vendor/menu': row(login, '→ /', vendor, '→ /'),
  '/vendor/': row(login, '→ /', vendor, '→ /'),
  '/vendor/unknown': row(login, '→ /', 'not-found in remote-vendor', '→ /'),
  '/vendor/invoices/1': row(login, '→ /', 'not-found in remote-vendor', '→ /'),
  '/VENDOR/invoices': row(login, '→ /', vendor, '→ /'),
  '/vendors': row(login, 'not-found', toVendor, 'not-found'),
  '/news/': row(login, resident, toVendor, resident),
  '/news/1': row(login, 'not-found', toVendor, 'not-found'),
  '/tickets/ticket-1/edit': row(login, 'not-found', toVendor, 'not-found'),
  '/admin/users': row(login, 'not-found', toVendor, 'not-found'),
  '/login/': row('sign-in', '→ /', '→ /', '→ /'),
  '/login/again': row(login, 'not-found', toVendor, 'not-found'),
  '/unknown': row(login, 'not-found', toVendor, 'not-found'),
  '//evil.example': row(login, 'not-found', toVendor, 'not-found'),
};

describe.each(everyone)('for %s [2.1.2 2.1.9 6.13 6.17]', (who) => {
  it.each(Object.entries(table).map(([path, expected]) => [path, expected[who]]))(
    '%s is %s',
    (path, expected) => {
      expect(outcomeOf(path, who)).toBe(expected);
    },
  );
});

describe('after signing in', () => {
  const after = (returnTo: string, role: Role) =>
    resolveRoute({ path: '/login', role, pages, returnTo: readReturnTo({ returnTo }) });

  it('leads to where the person came from, with its query and hash', () => {
    expect(after('/tickets?status=new#top', 'resident')).toMatchObject({
      kind: 'redirect',
      to: '/tickets?status=new#top',
    });
  });

  it.each([
    ['/login', 'resident', '/'],
    ['/login?email=a%40b.example', 'vendor', '/vendor'],
  ] as const)('never back to %s', (returnTo, role, to) => {
    expect(after(returnTo, role)).toMatchObject({ kind: 'redirect', to });
  });

  it('reaches a page of the portal in at most three steps, from any remembered address', () => {
    const beginnings = [
      '',
      '/',
      '//evil.example/',
      '/\\evil.example',
      '/%2F%2Fevil',
      'https://a.b/',
    ];
    const anywhere = fc.oneof(
      fc.constantFrom(...Object.keys(table), 'javascript:alert(1)'),
      fc.tuple(fc.constantFrom(...beginnings), fc.string()).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(anywhere, fc.constantFrom('resident', 'vendor', 'admin'), (returnTo, role) => {
        let route = resolveRoute({
          path: '/login',
          role,
          pages,
          returnTo: readReturnTo({ returnTo }),
        });
        for (let step = 0; step < 3 && route.kind === 'redirect'; step += 1) {
          const target = new URL(route.to, 'https://portal.example');
          expect(target.origin).toBe('https://portal.example');
          route = resolveRoute({ path: target.pathname, role, pages });
        }
        expect(['page', 'restricted', 'not-found']).toContain(route.kind);
      }),
      { numRuns: 150 },
    );
  });
});

it('is unavailable when the registry does not list the role’s first page', () => {
  const without = pages.filter(({ page }) => page.path !== '/' && page.path !== '/vendor');
  expect(resolveRoute({ path: '/', role: 'resident', pages: without }).kind).toBe('unavailable');
  expect(resolveRoute({ path: '/vendor', role: 'vendor', pages: without }).kind).toBe(
    'unavailable',
  );
  expect(resolveRoute({ path: '/news', role: 'resident', pages: without }).kind).toBe('page');
});

describe('where a remote was left out', () => {
  const area = perLocale(() => 'Administration');
  const left = pages.filter(({ remote }) => remote !== 'remote-admin');
  const at = (path: string, role: Role, lost: Partial<DroppedRemote>) =>
    resolveRoute({ path, role, pages: left, dropped: [{ area, pages: [], ...lost }] });
  const admins = { pages: [{ path: '/tickets/:ticketId', roles: ['admin'] }, { path: '/admin' }] };

  it.each([
    ['/tickets/T-1', 'admin', 'unavailable'],
    ['/admin', 'admin', 'unavailable'],
    ['/tickets/T-1', 'resident', 'page'],
    ['/news', 'admin', 'page'],
    ['/tickets', 'admin', 'restricted'],
    ['/nowhere', 'admin', 'not-found'],
  ] as const)('%s is for an %s %s', (path, role, kind) => {
    const route = at(path, role, admins);
    expect(route.kind).toBe(kind);
    if (route.kind === 'unavailable') expect(route.area).toBe(area);
  });

  it('an unknown address is unavailable, not missing, while the pages of the remote are unknown', () => {
    expect(at('/nowhere', 'admin', {})).toEqual({ kind: 'unavailable' });
    expect(at('/news', 'admin', {}).kind).toBe('page');
  });
});

function outcomeOf(path: string, who: Who): string {
  const route = resolveRoute({ path, role: who === 'nobody' ? null : who, pages });
  if (route.kind === 'page') return route.remote;
  if (route.kind === 'redirect') return `→ ${route.to}${route.remember ? ', remembered' : ''}`;
  return 'remote' in route ? `${route.kind} in ${route.remote}` : route.kind;
}

function row(nobody: string, resident: string, vendor: string, admin: string) {
  return { nobody, resident, vendor, admin };
}

function community(...paths: string[]): OwnedPage[] {
  return owned('remote-resident', ['resident', 'admin'], ...paths);
}

function owned(remote: string, roles: readonly Role[], ...paths: string[]): OwnedPage[] {
  const title = { en: '', es: '', fr: '', de: '' };
  return paths.map((path) => ({ remote, page: { id: path, path, roles, title } as PageEntry }));
}
