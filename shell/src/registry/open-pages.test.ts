import type { Actor } from '@hoa/domain';
import { actors } from '@hoa/domain/testing';
import { perLocale } from '@hoa/locales';
import { expect, it } from 'vitest';
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

it.each<[string, Actor | null, string[]]>([
  ['nobody', null, ['/admin', '/tickets']],
  ['an administrator with all permissions', actors.admin, ['/admin', '/tickets']],
  ['a manager', { ...actors.admin, permissions: ['tickets'] }, ['/admin', '/tickets']],
  ['an editor', { ...actors.admin, permissions: ['news'] }, ['/admin']],
])('the pages that are open to %s', (_, actor, expected) => {
  const open = openPages(actor, pages).filter(({ page }) => page.roles.includes('admin'));
  expect(open.map(({ page }) => page.path)).toEqual(expected);
});
