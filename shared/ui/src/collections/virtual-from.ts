import type { VirtualView } from './VirtualItems.tsx';

/** From this many items, only those near the viewport are rendered. */
export const virtualFrom = 200;

const firstScreen = 30;

/** Returns the view of a long list until the virtualizer has loaded: the first screenful, or `most` items. */
export function firstOf(count: number, most = firstScreen): VirtualView {
  return {
    indices: Array.from({ length: Math.min(count, most) }, (_, index) => index),
    before: 0,
    after: 0,
    measure: () => {},
  };
}
