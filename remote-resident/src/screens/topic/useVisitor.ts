import { useActor, useAppState } from '@hoa/shared';
import type { Actor } from '@hoa/shared/domain';

/** Who looks at the page; null once they have signed out. */
export function useVisitor(): Actor | null {
  const actor = useActor();
  return useAppState('user') ? actor : null;
}
