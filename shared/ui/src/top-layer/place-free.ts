import type { Box } from './place-beside.ts';

const gapPx = 6;
const edgePx = 8;
/** Controls farther away than this are ignored. */
const nearPx = 24;

/**
 * Returns the position in viewport px of a tooltip at `anchor`: above, below, right or left of it, whichever covers the
 * least of nearby controls. Always inside the viewport.
 */
export function placeFree(
  anchor: Box,
  size: { width: number; height: number },
  screen: { width: number; height: number },
  controls: readonly Box[],
): { left: number; top: number } {
  const inScreen = (at: number, length: number, room: number) =>
    Math.max(edgePx, Math.min(at, room - length - edgePx));
  const left = inScreen(anchor.left + (anchor.width - size.width) / 2, size.width, screen.width);
  const top = inScreen(anchor.top + (anchor.height - size.height) / 2, size.height, screen.height);
  const places = [
    { left, top: anchor.top - size.height - gapPx },
    { left, top: anchor.top + anchor.height + gapPx },
    { left: anchor.left + anchor.width + gapPx, top },
    { left: anchor.left - size.width - gapPx, top },
  ];
  const near = controls.filter((one) => distance(one, anchor) <= nearPx);
  const costs = places.map((place) => {
    const isInside =
      place.left === inScreen(place.left, size.width, screen.width) &&
      place.top === inScreen(place.top, size.height, screen.height);
    return isInside
      ? near.reduce((sum, one) => sum + overlap(one, { ...place, ...size }), 0)
      : Infinity;
  });
  const best = places[costs.indexOf(Math.min(...costs))] ?? { left, top };
  return {
    left: inScreen(best.left, size.width, screen.width),
    top: inScreen(best.top, size.height, screen.height),
  };
}

/** Returns the distance of two boxes along one axis; negative if they overlap. */
const distanceOnAxis = (at: number, length: number, other: number, otherLength: number) =>
  Math.max(other - at - length, at - other - otherLength);

const distance = (one: Box, other: Box) =>
  Math.max(
    distanceOnAxis(one.left, one.width, other.left, other.width),
    distanceOnAxis(one.top, one.height, other.top, other.height),
  );

function overlap(one: Box, other: Box): number {
  const shared = (at: number, length: number, from: number, size: number) =>
    Math.max(0, Math.min(at + length, from + size) - Math.max(at, from));
  return (
    shared(one.left, one.width, other.left, other.width) *
    shared(one.top, one.height, other.top, other.height)
  );
}
