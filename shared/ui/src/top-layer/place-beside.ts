/** A rectangle in viewport pixels, as `getBoundingClientRect` gives it. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Align = 'start' | 'center' | 'end';

const gapPx = 6;
const edgePx = 8;

/**
 * Returns the position in viewport px of an element of `size` next to `anchor`: below it, or above if there is space
 * only there, and always inside the viewport.
 */
export function placeBeside(
  anchor: Box,
  size: { width: number; height: number },
  screen: { width: number; height: number },
  align: Align = 'start',
): { left: number; top: number } {
  const below = anchor.top + anchor.height + gapPx;
  const above = anchor.top - size.height - gapPx;
  const fitsBelow = below + size.height <= screen.height - edgePx;
  const goBelow = fitsBelow || above < edgePx;
  const slack = anchor.width - size.width;
  const left = anchor.left + { start: 0, center: slack / 2, end: slack }[align];
  return {
    left: Math.max(edgePx, Math.min(left, screen.width - size.width - edgePx)),
    top: Math.max(edgePx, goBelow ? below : above),
  };
}
