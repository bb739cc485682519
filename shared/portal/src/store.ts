import type { Gateway } from '@hoa/api';
import { type Actor, actorIn } from '@hoa/domain';
import { configureStore } from '@reduxjs/toolkit';
import { combineReducers } from 'redux';
import { type GatewayExtra, portalApi } from './api.ts';
import { type AppState, appState, initialAppState } from './app-state.ts';

const reducer = combineReducers({
  [appState.name]: appState.reducer,
  [portalApi.reducerPath]: portalApi.reducer,
});

/** Everything in the one store of the page. */
export type PortalState = ReturnType<typeof reducer>;

/** The one Redux store of the page, owned by the shell; remotes receive it. */
export type PortalStore = ReturnType<typeof createPortalStore>;

/**
 * Builds the store over a gateway. Signing in or out, switching the role and changing the data mode empty
 * the cache, so that no data of another person or role, or of the other mode, is ever shown.
 */
export function createPortalStore(
  gateway: Gateway,
  preloaded: Partial<AppState> = {},
  { onSessionEnd = () => undefined }: Partial<Pick<GatewayExtra, 'onSessionEnd'>> = {},
) {
  const extra: GatewayExtra = { gateway, optimisticChanges: new Set(), onSessionEnd };
  const store = configureStore({
    reducer,
    preloadedState: { app: { ...initialAppState, ...preloaded } },
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: extra },
        // The cache can hold ten thousand tickets: checking all of it at every action is too slow.
        serializableCheck: false,
        immutableCheck: false,
      }).concat(portalApi.middleware),
    // Notifying with the next frame would let a switch jump back before its optimistic change shows.
    enhancers: (getDefault) => getDefault({ autoBatch: { type: 'tick' } }),
  });
  let { uid, mode } = reader(store.getState());
  store.subscribe(() => {
    const next = reader(store.getState());
    if (next.uid === uid && next.mode === mode) return;
    uid = next.uid;
    mode = next.mode;
    store.dispatch(portalApi.util.resetApiState());
  });
  gateway.subscribe((changed) => {
    store.dispatch(portalApi.util.invalidateTags(changed));
  });
  return store;
}

/** The person who acts, or null while no one is signed in. */
export function selectActor(state: PortalState): Actor | null {
  const { user, role, hoaId, memberships, membershipId } = state.app;
  if (!user || !role) return null;
  const membership = memberships.find((one) => one.id === membershipId && one.role === role);
  return actorIn(user, { ...membership, role, hoaId });
}

function reader({ app: { user, role, hoaId, membershipId, mockOn, useLiveData } }: PortalState) {
  return {
    uid: `${user?.uid}:${role}:${hoaId}:${membershipId}`,
    mode: `${user && mockOn}:${useLiveData}`,
  };
}
