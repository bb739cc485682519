import { perLocale } from '@hoa/locales';
import { expect, it } from 'vitest';
import { offeredPages } from './offered-pages.ts';
import type { OwnedPage } from './registry.ts';

const title = perLocale(() => 'Page');
const pages: OwnedPage[] = [
  { remote: 'remote', page: { id: 'home', path: '/', roles: ['resident'], title } },
  {
    remote: 'remote',
    page: { id: 'directory', path: '/directory', roles: ['resident'], title, setting: 'directory' },
  },
];

it.each([
  [undefined, ['/']],
  [{ timeZone: 'UTC' }, ['/']],
  [{ timeZone: 'UTC', directory: 'board' }, ['/', '/directory']],
] as const)('with the settings %o, these pages are there: %o', (association, paths) => {
  expect(offeredPages(pages, association).map(({ page }) => page.path)).toEqual(paths);
});
