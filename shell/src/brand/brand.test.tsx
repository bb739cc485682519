import { callThrough, compose } from '@hoa/api';
import type { AssociationSettings } from '@hoa/domain';
import { actors } from '@hoa/domain/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { followBrand, showBrand } from './brand.ts';

const property = (name: string) => document.documentElement.style.getPropertyValue(name);
const shown = () => property('--accent');
const burgundy = 'light-dark(#7a1f2b, #';

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('CSS', { supports: () => true });
  showBrand({});
  return () => vi.unstubAllGlobals();
});

/** A page of a person; `settings` are those that the server answers. */
function open(membershipId = 'm-1') {
  const page = {
    actor: actors.resident as typeof actors.resident | null,
    settings: {
      accentColor: '#7a1f2b',
      logo: { id: 'file/1', name: 'maple.png' },
    } as Pick<AssociationSettings, 'accentColor' | 'logo'>,
    membership: membershipId,
    changed() {},
  };
  const follow = followBrand({
    api: '/portal-api',
    actor: () => page.actor,
    membershipId: () => page.membership,
    watch: (listener) => {
      page.changed = listener;
    },
  });
  const call = callThrough(compose([follow, async () => page.settings]));
  return { page, read: () => call('association.get', {}) };
}

it('shows the color of the settings, and the portal’s own when it is cleared', async () => {
  const { page, read } = open();
  expect(shown()).toBe('');
  await read();
  expect(shown()).toContain(burgundy);
  page.settings = {};
  await read();
  expect(shown()).toBe('');
});

it('shows the last color of this membership before the settings are read', async () => {
  await open('m-1').read();
  showBrand({});
  open('m-2');
  expect(shown()).toBe('');
  open('m-1');
  expect(shown()).toContain(burgundy);
});

it.each(['["m-1",{"accent":7}]', '["m-1"]', '[', 'null'])('ignores a damaged %s', (text) => {
  localStorage.setItem('hoa:brand', text);
  open();
  expect(shown()).toBe('');
});

it('ends with the sign-out, also for an answer that comes later', async () => {
  const { page, read } = open();
  await read();
  page.actor = null;
  page.changed();
  expect(shown()).toBe('');
  await read();
  expect(shown()).toBe('');
});

it('shows the logo from the API of the site', async () => {
  const { page, read } = open();
  await read();
  expect(property('--logo')).toBe('url("/portal-api/logos/default-hoa/file%2F1")');
  page.settings = {};
  await read();
  expect(property('--logo')).toBe('initial');
});

it('does not take an answer for the membership that a person has changed to', async () => {
  const { page, read } = open();
  const answer = read();
  page.membership = 'm-2';
  await answer;
  expect(shown()).toBe('');
});

it('leaves the portal’s own color where light-dark() is unknown', async () => {
  vi.stubGlobal('CSS', { supports: () => false });
  await open().read();
  expect(shown()).toBe('');
});
