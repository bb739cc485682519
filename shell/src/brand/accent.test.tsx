import { callThrough, compose } from '@hoa/api';
import { actors } from '@hoa/domain/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { applyAccent, followAccent } from './accent.ts';

const shown = () => document.documentElement.style.getPropertyValue('--accent');
const burgundy = 'light-dark(#7a1f2b, #';

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('CSS', { supports: () => true });
  applyAccent(undefined);
  return () => vi.unstubAllGlobals();
});

/** A page of a person; `settings` are those that the server answers. */
function open(membershipId = 'm-1') {
  const page = {
    actor: actors.resident as typeof actors.resident | null,
    settings: { accentColor: '#7a1f2b' } as { accentColor?: string },
    changed() {},
  };
  const follow = followAccent({
    actor: () => page.actor,
    membershipId: () => membershipId,
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
  applyAccent(undefined);
  open('m-2');
  expect(shown()).toBe('');
  open('m-1');
  expect(shown()).toContain(burgundy);
});

it.each(['["m-1","red;"]', '["m-1",7]', '[', 'null'])('ignores a damaged %s', (text) => {
  localStorage.setItem('hoa:accent', text);
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

it('leaves the portal’s own color where light-dark() is unknown', async () => {
  vi.stubGlobal('CSS', { supports: () => false });
  await open().read();
  expect(shown()).toBe('');
});
