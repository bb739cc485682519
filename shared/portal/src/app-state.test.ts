import { describe, expect, it } from 'vitest';
import {
  appState,
  identitySignedIn,
  initialAppState,
  liveDataSet,
  mockSignedIn,
  offlineSet,
  roleSet,
  signedOut,
} from './app-state.ts';

const user = { uid: 'resident-1', email: 'rae@example.org', displayName: 'Rae' };
const resident = { role: 'resident', user } as const;
const signedIn = { ...initialAppState, ...resident };

it('begins signed out, on sample data of the default association [1.6 3.1 3.2 9.40]', () => {
  expect(appState.getInitialState()).toMatchObject({
    useLiveData: false,
    role: null,
    user: null,
    hoaId: 'default-hoa',
    mockOn: true,
    offline: false,
  });
});

describe('an action of the specification', () => {
  it.each([
    ['SET_ROLE', signedIn, roleSet('admin'), { role: 'admin' }],
    [
      'LOGIN_MOCK',
      { ...initialAppState, mockOn: false },
      mockSignedIn(resident),
      { ...resident, mockOn: true },
    ],
    [
      'SET_FIREBASE_USER',
      initialAppState,
      identitySignedIn(resident),
      { ...resident, mockOn: false },
    ],
    ['LOGOUT', signedIn, signedOut(), { role: null, user: null, mockOn: false }],
    ['SET_LIVE_DATA', signedIn, liveDataSet(true), { useLiveData: true }],
    ['SET_OFFLINE', signedIn, offlineSet(true), { offline: true }],
  ] as const)(
    '%s sets what it names and nothing else [4.1-4 4.6]',
    (_name, before, action, change) => {
      expect(appState.reducer(before, action)).toEqual({ ...before, ...change });
    },
  );
});
