import type { AudienceTag } from './audience.ts';
import { isCurrent } from './membership.ts';
import type { Seat } from './seat-schema.ts';

/**
 * Returns the groups of a membership, given all seats of its person: those of current seats are added, those of other
 * seats removed. Groups for which the person never had a seat stay.
 */
export function groupsWithSeats(
  groups: readonly AudienceTag[],
  seats: readonly Seat[],
  now: Date,
): AudienceTag[] {
  const current = new Set<AudienceTag>(
    seats.filter((seat) => isCurrent(seat, now)).map(({ group }) => group),
  );
  const known = new Set<AudienceTag>(seats.map(({ group }) => group));
  return [...groups.filter((group) => !known.has(group)), ...current];
}
