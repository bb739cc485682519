import { useAppState, useOperation } from '@hoa/portal';
import { type ComponentType, useEffect, useState } from 'react';
import { useIsPainted } from './useIsPainted.ts';

/** Shows what was written offline and refused, above every page; the notice is fetched when there is any. */
export function UnsentHost() {
  const isSignedIn = useAppState('role') !== null;
  const skip = !useIsPainted() || !isSignedIn;
  const { data = [] } = useOperation('outbox.list', {}, { skip });
  const isNeeded = !skip && data.some(({ problem }) => problem !== undefined);
  const [UnsentNotice, setUnsentNotice] = useState<ComponentType>();

  useEffect(() => {
    if (!isNeeded || UnsentNotice) return;
    import('@hoa/parts/outbox').then(
      (parts) => setUnsentNotice(() => parts.UnsentNotice),
      // If loading fails, a toast and the item's own screen still show that it was refused.
      () => undefined,
    );
  }, [isNeeded, UnsentNotice]);

  return isSignedIn && UnsentNotice ? <UnsentNotice /> : null;
}
