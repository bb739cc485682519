import type { VirtualView } from './VirtualItems.tsx';

/** From this many items on, only those near the screen are rendered. */
export const virtualFrom = 200;

const firstScreen = 30;

/** What a long list shows until the virtualizer is there: the first screenful, or the number given. */
export function firstOf(count: number, most = firstScreen): VirtualView {
  return {
    indices: Array.from({ length: Math.min(count, most) }, (_, index) => index),
    before: 0,
    after: 0,
    measure: () => {},
  };
}
