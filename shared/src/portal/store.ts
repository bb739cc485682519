import { combineReducers, configureStore } from '@reduxjs/toolkit';
import type { Gateway } from '../data/gateway.ts';
import type { Actor } from '../domain/roles.ts';
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
 * Builds the store over a gateway. Signing in or out and changing the data mode empty the cache,
 * so that nobody is ever shown what another person, or the other mode, has read.
 */
export function createPortalStore(gateway: Gateway, preloaded: Partial<AppState> = {}) {
  const extra: GatewayExtra = { gateway, shownAtOnce: new Set() };
  const store = configureStore({
    reducer,
    preloadedState: { app: { ...initialAppState, ...preloaded } },
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: extra },
        // The cache can hold ten thousand tickets: walking it on every action is for nobody.
        serializableCheck: false,
        immutableCheck: false,
      }).concat(portalApi.middleware),
    // Not with the next frame: a switch would jump back until then, though its change is shown at once.
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

/** The person who acts, or null while nobody is signed in. */
export function selectActor(state: PortalState): Actor | null {
  const { user, role, hoaId } = state.app;
  return user && role ? { ...user, role, hoaId } : null;
}

function reader({ app }: PortalState) {
  return { uid: `${app.role}:${app.user?.uid}`, mode: app.useLiveData };
}
