import type { Actor } from '@hoa/domain';
import { actors } from '@hoa/domain/testing';
import { perLocale } from '@hoa/locales';
import { expect, it } from 'vitest';
import { resolveRoute } from '../routes/resolve-route.ts';
import { openPages } from './open-pages.ts';
import type { OwnedPage } from './registry.ts';

const title = perLocale(() => 'Page');
const pages: readonly OwnedPage[] = [
  { remote: 'remote-admin', page: { id: 'dashboard', path: '/admin', roles: ['admin'], title } },
  {
    remote: 'remote-admin',
    page: { id: 'tickets', path: '/tickets', roles: ['admin'], permission: 'tickets', title },
  },
];

it('a former owner opens only what shows their own history', () => {
  const registered = ['/', '/forums', '/payments', '/tickets/:ticketId', '/profile'].map(
    (path) => ({
      remote: 'remote-resident',
      page: { id: path, path, roles: ['resident' as const], title },
    }),
  );
  const former = { ...actors.resident, until: '2026-01-01T00:00:00.000Z' };
  const open = openPages(former, registered);
  expect(open.filter(({ page }) => page.roles.length > 0).map(({ page }) => page.path)).toEqual([
    '/payments',
    '/tickets/:ticketId',
    '/profile',
  ]);
  const home = { path: '/', role: 'resident', pages: open } as const;
  expect(resolveRoute(home)).toMatchObject({ kind: 'redirect', to: '/payments' });
  expect(resolveRoute({ ...home, path: '/forums' })).toEqual({ kind: 'restricted' });
});

it.each<[string, Actor | null, string[]]>([
  ['nobody', null, ['/admin', '/tickets']],
  ['an administrator with all permissions', actors.admin, ['/admin', '/tickets']],
  ['a manager', { ...actors.admin, permissions: ['tickets'] }, ['/admin', '/tickets']],
  ['an editor', { ...actors.admin, permissions: ['news'] }, ['/admin']],
])('the pages that are open to %s', (_, actor, expected) => {
  const open = openPages(actor, pages).filter(({ page }) => page.roles.includes('admin'));
  expect(open.map(({ page }) => page.path)).toEqual(expected);
});
