import type { Actor } from '@hoa/domain';
import { createContext, use, useRef } from 'react';
import { useSelector } from 'react-redux';
import type { PortalProps } from './contract.ts';
import { type PortalState, selectActor } from './store.ts';

/** The props that the shell gave the remote. */
export const PortalContext = createContext<PortalProps | null>(null);

/** The shell's side of the contract; throws outside of `createRemote` and `renderScreen`. */
export function usePortal(): PortalProps {
  const portal = use(PortalContext);
  if (!portal)
    throw new Error('usePortal is called outside a remote: render it through createRemote.');
  return portal;
}

/**
 * The signed-in person, read-only. Never null inside a page: only signed-in people see pages, and a page
 * that is still mounted after a sign-out keeps the last person.
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

/** Whether the page shows anything but sample data: an association's own, or the empty lists of the Live data toggle. */
export function useIsLive(): boolean {
  return useSelector(
    ({ app }: PortalState) => app.useLiveData || (app.user !== null && !app.mockOn),
  );
}

/** What an actor is built from: the same object is returned until one of these changes. */
const actorFields = ['user', 'role', 'hoaId', 'memberships', 'membershipId'] as const;

let lastApp: PortalState['app'] | undefined;
let lastActor: Actor | null = null;
function selectActorOnce(state: PortalState): Actor | null {
  if (actorFields.some((field) => state.app[field] !== lastApp?.[field])) {
    lastActor = selectActor(state);
  }
  lastApp = state.app;
  return lastActor;
}
