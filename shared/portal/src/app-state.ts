import { defaultHoaId, type OwnMembership, type Role } from '@hoa/domain';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The signed-in person, as the identity provider describes them. */
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
  /** All memberships of the person. */
  readonly memberships: readonly OwnMembership[];
  /** The current membership, to which `role` and `hoaId` belong; null if unknown. */
  readonly membershipId: string | null;
  readonly mockOn: boolean;
  readonly offline: boolean;
}

export const initialAppState: AppState = {
  useLiveData: false,
  role: null,
  user: null,
  hoaId: defaultHoaId,
  memberships: [],
  membershipId: null,
  mockOn: true,
  offline: false,
};

/** A person who signs in, with their memberships. */
export interface Identity {
  readonly user: SignedInUser;
  /** The initial role. */
  readonly role: Role;
  readonly memberships?: readonly OwnMembership[] | undefined;
  /** The initial membership; by default the first one of the role. */
  readonly membershipId?: string | null | undefined;
}

/** The app-state slice; its actions are the App actions of the specification, named as events. */
export const appState = createSlice({
  name: 'app',
  initialState: initialAppState,
  reducers: {
    /** SET_ROLE: changes only the role. */
    roleSet: (state, action: PayloadAction<Role | null>) => {
      state.role = action.payload;
    },
    /** LOGIN_MOCK: role and user, mock on. */
    mockSignedIn: (state, action: PayloadAction<Identity>) => ({
      ...signedIn(state, action.payload),
      mockOn: true,
    }),
    /** SET_FIREBASE_USER: role and user, mock off. */
    identitySignedIn: (state, { payload }: PayloadAction<Identity>) => {
      // The provider reports the person at every start; they keep the role that they chose.
      const { membershipId } = state;
      return { ...signedIn(state, { membershipId, ...payload }), mockOn: false };
    },
    /** The person switches to another role. */
    roleSwitched: (state, action: PayloadAction<string>) => {
      const membership = state.memberships.find(({ id }) => id === action.payload);
      return membership ? inRole(state, membership) : state;
    },
    /** Updates name and email of the session from the person's profile. */
    profileRead: (state, { payload }: PayloadAction<SignedInUser | undefined>) => {
      const { user } = state;
      if (!user || payload?.uid !== user.uid) return;
      const { uid, displayName, email } = payload;
      if (displayName !== user.displayName || email !== user.email) {
        state.user = { uid, displayName, email };
      }
    },
    /** LOGOUT: no role, no user, mock off. */
    signedOut: (state) => ({
      ...state,
      role: null,
      user: null,
      memberships: [],
      membershipId: null,
      mockOn: false,
    }),
    /** SET_LIVE_DATA: the shell stores it in the browser under the key `useLiveData`. */
    liveDataSet: (state, action: PayloadAction<boolean>) => {
      state.useLiveData = action.payload;
    },
    /** SET_OFFLINE. */
    offlineSet: (state, action: PayloadAction<boolean>) => {
      state.offline = action.payload;
    },
  },
});

function signedIn(
  state: AppState,
  { user, role, memberships = [], membershipId }: Identity,
): AppState {
  const membership =
    memberships.find(({ id }) => id === membershipId) ??
    memberships.find((one) => one.role === role);
  const next = { ...state, user, role, memberships, membershipId: null };
  return membership ? inRole(next, membership) : next;
}

/** Chooses a membership and its person, who may share their email with others. */
function inRole(state: AppState, membership: OwnMembership): AppState {
  const { id, role, hoaId, uid, displayName } = membership;
  const user = uid && displayName && state.user ? { ...state.user, uid, displayName } : state.user;
  return { ...state, user, role, hoaId, membershipId: id };
}

export const {
  roleSet,
  mockSignedIn,
  identitySignedIn,
  roleSwitched,
  profileRead,
  signedOut,
  liveDataSet,
  offlineSet,
} = appState.actions;
