import { perLocale } from '@hoa/locales';
import type { PageEntry } from '@hoa/portal';
import { describe, expect, it } from 'vitest';
import type { OwnedPage } from '../registry/registry.ts';
import { backAddress, isCurrent, navigationFor, stepsAbove } from './navigation.ts';

const named = (text: string) => perLocale(() => text);

function page(path: string, more: Partial<PageEntry> = {}): OwnedPage {
  return {
    remote: 'remote-resident',
    page: { id: path, path, roles: ['resident'], title: named(`Title of ${path}`), ...more },
  };
}

const entry = (label: string, order: number) => ({ label: named(label), icon: 'house', order });
const home = page('/', { navigation: { ...entry('Home', 10), bottomBar: true } });
const tickets = page('/tickets', { navigation: entry('Support', 30) });
const ticket = page('/tickets/:ticketId', { parent: '/tickets' });
const menu = page('/menu', {
  navigation: { ...entry('Menu', 90), bottomBar: true, sideBar: false },
});
const admin = page('/admin', { roles: ['admin'], navigation: entry('Admin', 20) });
const pages = [menu, tickets, ticket, admin, home];

describe('the navigation of a role', () => {
  it('lists its own pages by their order, from any remote', () => {
    const { side, bottom } = navigationFor('resident', pages);
    expect(side.map(({ path }) => path)).toEqual(['/', '/tickets']);
    expect(bottom.map(({ path }) => path)).toEqual(['/', '/menu']);
  });
});

it.each([
  ['/', false, '/', true],
  ['/', false, '/tickets', false],
  ['/tickets', false, '/tickets', true],
  ['/tickets', false, '/tickets/1', true],
  ['/tickets', false, '/ticketsale', false],
  ['/vendor', true, '/vendor/invoices', false],
])('a link to %s (exact: %s) at %s is current: %s', (path, exact, pathname, expected) => {
  expect(isCurrent({ ...entry('', 1), path, exact }, pathname)).toBe(expected);
});

describe('the way to a page', () => {
  const way = (of: OwnedPage) =>
    stepsAbove(of.page, 'resident', pages, '/').map(({ title }) => title.en);

  it('is empty at home', () => expect(way(home)).toEqual([]));
  it('begins at home', () => expect(way(tickets)).toEqual(['Home']));
  it('follows the parents', () => expect(way(ticket)).toEqual(['Home', 'Support']));
  it('leaves out a parent that the role may not open', () =>
    expect(way(page('/admin/users', { parent: '/admin' }))).toEqual([]));
  it('ends when pages name each other as parents', () => {
    const one = page('/one', { parent: '/other' });
    const other = page('/other', { parent: '/one' });
    expect(stepsAbove(one.page, 'resident', [one, other], '/').length).toBeLessThanOrEqual(2);
  });
});

it.each([
  ['/', undefined],
  ['/tickets', undefined],
  ['/tickets/', undefined],
  ['/tickets/ticket-1', '/tickets'],
  ['/forums/topic-1', '/forums'],
  ['/messages/thread-1', '/messages'],
  ['/documents/folder-1', '/'],
  ['/unknown/path/below', '/'],
])('the back button at %s leads to %s [2.2.8]', (pathname, expected) => {
  expect(backAddress(pathname)).toBe(expected);
});
