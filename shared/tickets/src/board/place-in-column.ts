import type { Ticket } from '@hoa/domain';

/** Returns a ticket's index in a column, sorted by latest activity, then by id. */
export function placeInColumn({ id, lastActivity }: Ticket, items: readonly Ticket[]): number {
  const at = items.findIndex(
    (other) =>
      other.lastActivity < lastActivity || (other.lastActivity === lastActivity && other.id > id),
  );
  return at < 0 ? items.length : at;
}
