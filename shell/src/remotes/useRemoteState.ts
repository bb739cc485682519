import { useSyncExternalStore } from 'react';
import type { RemoteState, Remotes } from './remotes.ts';

/** The loading state of the named remote. */
export function useRemoteState(remotes: Remotes, name: string | null): RemoteState {
  return useSyncExternalStore(remotes.subscribe, () => remotes.state(name));
}
