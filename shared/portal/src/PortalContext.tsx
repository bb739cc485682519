import type { Actor } from '@hoa/domain';
import { createContext, use, useRef } from 'react';
import { useSelector } from 'react-redux';
import type { PortalProps } from './contract.ts';
import { type PortalState, selectActor } from './store.ts';

/** The props from the shell. */
export const PortalContext = createContext<PortalProps | null>(null);

/** Returns the shell's side of the contract; throws outside `createRemote` and `renderScreen`. */
export function usePortal(): PortalProps {
  const portal = use(PortalContext);
  if (!portal)
    throw new Error('usePortal is called outside a remote: render it through createRemote.');
  return portal;
}

/** Returns the signed-in person, or null on the sign-in page. */
export function useVisitor(): Actor | null {
  return useSelector(selectActorOnce);
}

/**
 * Returns the signed-in person, read-only. Never null on a page: only signed-in people see pages, and a page that is
 * still mounted after sign-out keeps the last person.
 */
export function useActor(): Actor {
  const current = useVisitor();
  const lastKnown = useRef(current);
  if (current) lastKnown.current = current;
  const actor = lastKnown.current;
  if (!actor) throw new Error('useActor is called while nobody is signed in.');
  return actor;
}

/** Returns one field of the app state, such as `mockOn` or `offline`. */
export function useAppState<Field extends keyof PortalState['app']>(field: Field) {
  return useSelector((state: PortalState) => state.app[field]);
}

/**
 * Returns true if the page shows other than sample data: an association's own data, or the empty lists of the Live data
 * toggle.
 */
export function useIsLive(): boolean {
  return useSelector(
    ({ app }: PortalState) => app.useLiveData || (app.user !== null && !app.mockOn),
  );
}

/** The fields that an actor is built from; the same object is returned until one of them changes. */
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
