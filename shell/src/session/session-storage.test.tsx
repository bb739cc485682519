import { createPortalStore } from '@hoa/shared';
import { fakeGateway } from '@hoa/shared/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSession, writeSession } from './session-storage.ts';

const initialAppState = createPortalStore(fakeGateway({})).getState().app;

const kept = {
  role: 'admin',
  user: { uid: 'admin-1', email: 'ada@cedarhollow.example', displayName: 'Ada Moss' },
  mockOn: true,
  hoaId: 'default-hoa',
} as const;

describe('a session', () => {
  it('is read as it was written', () => {
    const storage = new Map<string, string>();
    writeSession(over(storage), { ...initialAppState, ...kept, useLiveData: true });
    expect(readSession(over(storage))).toEqual({ ...kept, useLiveData: true });
  });

  it('leaves nothing behind after a sign-out but the data mode', () => {
    const storage = new Map([['hoa:session', JSON.stringify(kept)]]);
    writeSession(over(storage), initialAppState);
    expect([...storage]).toEqual([['useLiveData', 'false']]);
  });

  it('carries over no field that it does not know', () => {
    const storage = new Map([['hoa:session', JSON.stringify({ ...kept, offline: true })]]);
    expect(readSession(over(storage))).toEqual({ ...kept, useLiveData: false });
  });
});

describe('a damaged session counts as none', () => {
  it.each([
    ['cut off', JSON.stringify(kept).slice(0, 40)],
    ['empty', ''],
    ['a number', '7'],
    ['null', 'null'],
    ['a list', '[]'],
    ['an unknown role', JSON.stringify({ ...kept, role: 'superuser' })],
    ['a list for a role', JSON.stringify({ ...kept, role: ['admin'] })],
    ['a role of a prototype', JSON.stringify({ ...kept, role: 'constructor' })],
    ['no user', JSON.stringify({ ...kept, user: null })],
    ['a user without uid', JSON.stringify({ ...kept, user: { ...kept.user, uid: '' } })],
    ['a user of another shape', JSON.stringify({ ...kept, user: [1, 2, 3] })],
    ['a mode that is a text', JSON.stringify({ ...kept, mockOn: 'yes' })],
  ])('%s', (_damage, text) => {
    expect(readSession(over(new Map([['hoa:session', text]])))).toEqual({ useLiveData: false });
  });

  it('whatever the text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const { role = null, user = null } = readSession(over(new Map([['hoa:session', text]])));
        expect([role, user]).toEqual([null, null]);
      }),
    );
  });
});

describe('where the browser forbids storage', () => {
  const forbidden = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };

  it('reads nothing and writes nothing, without a word', () => {
    expect(readSession(forbidden)).toEqual({});
    expect(() => writeSession(forbidden, { ...initialAppState, ...kept })).not.toThrow();
  });
});

function over(kept: Map<string, string>) {
  return () =>
    ({
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    }) as Storage;
}
