import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Role } from '../domain/roles.ts';

/** Who is signed in, as the identity provider knows them. */
export interface SignedInUser {
  readonly uid: string;
  readonly email: string;
  readonly displayName: string;
}

/** The client's own state (specification, section 3, App state). */
export interface AppState {
  readonly useLiveData: boolean;
  readonly role: Role | null;
  readonly user: SignedInUser | null;
  readonly hoaId: string;
  readonly mockOn: boolean;
  readonly offline: boolean;
}

export const defaultHoaId = 'default-hoa';

export const initialAppState: AppState = {
  useLiveData: false,
  role: null,
  user: null,
  hoaId: defaultHoaId,
  mockOn: true,
  offline: false,
};

interface Identity {
  readonly role: Role;
  readonly user: SignedInUser;
}

/** The app-state slice; its actions are the specification's App actions, named as events. */
export const appState = createSlice({
  name: 'app',
  initialState: initialAppState,
  reducers: {
    /** SET_ROLE: the role alone. */
    roleSet: (state, action: PayloadAction<Role | null>) => {
      state.role = action.payload;
    },
    /** LOGIN_MOCK: role and user, mock on. */
    mockSignedIn: (state, action: PayloadAction<Identity>) => ({
      ...state,
      ...action.payload,
      mockOn: true,
    }),
    /** SET_FIREBASE_USER: role and user, mock off. */
    identitySignedIn: (state, action: PayloadAction<Identity>) => ({
      ...state,
      ...action.payload,
      mockOn: false,
    }),
    /** LOGOUT: no role, no user, mock off. */
    signedOut: (state) => ({ ...state, role: null, user: null, mockOn: false }),
    /** SET_LIVE_DATA: kept in the browser by the shell under the key `useLiveData`. */
    liveDataSet: (state, action: PayloadAction<boolean>) => {
      state.useLiveData = action.payload;
    },
    /** SET_OFFLINE. */
    offlineSet: (state, action: PayloadAction<boolean>) => {
      state.offline = action.payload;
    },
  },
});

export const { roleSet, mockSignedIn, identitySignedIn, signedOut, liveDataSet, offlineSet } =
  appState.actions;
