import type { Ticket } from '@hoa/domain';

/** Where a ticket stands in a column: by the latest activity, equal ones by id. */
export function placeInColumn({ id, lastActivity }: Ticket, items: readonly Ticket[]): number {
  const at = items.findIndex(
    (other) =>
      other.lastActivity < lastActivity || (other.lastActivity === lastActivity && other.id > id),
  );
  return at < 0 ? items.length : at;
}
