import { useSyncExternalStore } from 'react';
import type { AreaState, Areas } from './areas.ts';

const absent: AreaState = { status: 'absent' };

/** How far the remote of that name has come. */
export function useArea(areas: Areas, name: string | null): AreaState {
  return useSyncExternalStore(areas.subscribe, () => (name === null ? absent : areas.state(name)));
}
