import { createContext, use, useRef } from 'react';
import { useSelector } from 'react-redux';
import type { Actor } from '../domain/roles.ts';
import type { PortalProps } from './contract.ts';
import { type PortalState, selectActor } from './store.ts';

/** What the shell gave the remote in whose tree a component stands. */
export const PortalContext = createContext<PortalProps | null>(null);

/** The shell's side of the contract; throws outside of `createRemote` and `renderScreen`. */
export function usePortal(): PortalProps {
  const portal = use(PortalContext);
  if (!portal)
    throw new Error('usePortal is called outside a remote: render it through createRemote.');
  return portal;
}

/**
 * The signed-in person, read-only. Pages are shown to nobody else, so it is never null inside a page;
 * one that is about to go after a sign-out still sees who was there.
 */
export function useActor(): Actor {
  const current = useSelector(selectActorOnce);
  const lastKnown = useRef(current);
  if (current) lastKnown.current = current;
  const actor = lastKnown.current;
  if (!actor) throw new Error('useActor is called while nobody is signed in.');
  return actor;
}

/** One field of the app state, such as `mockOn` or `offline`. */
export function useAppState<Field extends keyof PortalState['app']>(field: Field) {
  return useSelector((state: PortalState) => state.app[field]);
}

// The actor is put together from three fields: the same one is given out while they stay the same.
let lastApp: PortalState['app'] | undefined;
let lastActor: Actor | null = null;
function selectActorOnce(state: PortalState): Actor | null {
  if (
    state.app.user !== lastApp?.user ||
    state.app.role !== lastApp?.role ||
    state.app.hoaId !== lastApp?.hoaId
  ) {
    lastActor = selectActor(state);
  }
  lastApp = state.app;
  return lastActor;
}
