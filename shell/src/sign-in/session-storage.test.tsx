import { createPortalStore } from '@hoa/portal';
import { fakeGateway } from '@hoa/portal/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSession, sessionIdleMs, writeSession } from './session-storage.ts';

const initialAppState = createPortalStore(fakeGateway({})).getState().app;

const now = Date.UTC(2026, 2, 1);

const kept = {
  role: 'admin',
  user: { uid: 'admin-1', email: 'ada@cedarhollow.example', displayName: 'Ada Moss' },
  mockOn: true,
  hoaId: 'default-hoa',
  memberships: [
    { id: 'm-1', hoaId: 'default-hoa', role: 'admin' },
    {
      id: 'm-2',
      hoaId: 'elm-court',
      association: 'Elm Court',
      role: 'resident',
      unit: 'A-101',
      tenure: 'owner',
      groups: ['residents', 'board-members'],
    },
    { id: 'm-4', hoaId: 'elm-court', role: 'admin', office: 'editor', permissions: ['news'] },
  ],
  membershipId: 'm-1',
} as const;

describe('a session', () => {
  it('is read as it was written', () => {
    const storage = new Map<string, string>();
    writeSession(over(storage), { ...initialAppState, ...kept, useLiveData: true }, now);
    expect(readSession(over(storage), now)).toEqual({ ...kept, useLiveData: true });
  });

  it.each([
    ['none, as an earlier release left it', undefined],
    ['a text', 'all'],
    ['others', [null, 7, { id: 'm-1' }, { ...kept.memberships[0], role: 'superuser' }]],
  ])('goes on in its one role when it has %s for its memberships', (_, memberships) => {
    const storage = new Map([['hoa:session', JSON.stringify({ ...kept, memberships })]]);
    expect(readSession(over(storage), now)).toEqual({
      ...kept,
      memberships: [],
      membershipId: null,
      useLiveData: false,
    });
  });

  it.each([
    ['of another role', { ...kept, membershipId: 'm-2' }],
    ['that it does not have', { ...kept, membershipId: 'm-3' }],
    ['of another association', { ...kept, hoaId: 'elm-court' }],
  ])('uses no membership %s', (_, stored) => {
    const storage = new Map([['hoa:session', JSON.stringify(stored)]]);
    expect(readSession(over(storage), now)).toMatchObject({ role: 'admin', membershipId: null });
  });

  it('leaves nothing behind after a sign-out but the data mode', () => {
    const storage = new Map([['hoa:session', JSON.stringify(kept)]]);
    writeSession(over(storage), initialAppState, now);
    expect([...storage]).toEqual([['useLiveData', 'false']]);
  });

  it('carries over no field that it does not know', () => {
    const storage = new Map([['hoa:session', JSON.stringify({ ...kept, offline: true })]]);
    expect(readSession(over(storage), now)).toEqual({ ...kept, useLiveData: false });
  });
});

describe('the length of a session', () => {
  const readAfter = (idleMs: number) => {
    const storage = new Map<string, string>();
    writeSession(over(storage), { ...initialAppState, ...kept }, now);
    return readSession(over(storage), now + idleMs);
  };

  it('is counted from its last use', () => {
    expect(readAfter(sessionIdleMs)).toMatchObject(kept);
    expect(readAfter(sessionIdleMs + 1)).toEqual({ useLiveData: false });
  });

  it('begins with the next use for a session stored without a time', () => {
    const storage = new Map([['hoa:session', JSON.stringify(kept)]]);
    expect(readSession(over(storage), now)).toMatchObject(kept);
  });
});

describe('a damaged session counts as none [1.1]', () => {
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
    ['a text for the time of use', JSON.stringify({ ...kept, lastSeen: 'today' })],
  ])('%s', (_damage, text) => {
    expect(readSession(over(new Map([['hoa:session', text]])), now)).toEqual({
      useLiveData: false,
    });
  });

  it('whatever the text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const { role = null, user = null } = readSession(
          over(new Map([['hoa:session', text]])),
          now,
        );
        expect([role, user]).toEqual([null, null]);
      }),
    );
  });
});

describe('where the browser forbids storage', () => {
  const forbidden = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };

  it('reads nothing and reports that nothing is stored', () => {
    expect(readSession(forbidden, now)).toEqual({});
    expect(writeSession(forbidden, { ...initialAppState, ...kept }, now)).toBe(false);
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
