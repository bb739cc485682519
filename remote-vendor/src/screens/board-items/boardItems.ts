import type { Sort, Ticket } from '@hoa/shared/domain';

export const sortColumns = ['subject', 'status', 'priority', 'updated', 'unit'] as const;

export type SortColumn = (typeof sortColumns)[number];

/** Where the work is; '' when nobody said. */
export function unitOf(ticket: Ticket): string {
  return ticket.submittedBy.unit ?? '';
}

/** The sort as the address holds it, such as `updated-desc`; null for anything else. */
export function readSort(text: string): Sort<SortColumn> | null {
  const [name, direction] = text.split('-');
  const column = sortColumns.find((known) => known === name);
  return column && (direction === 'asc' || direction === 'desc') ? { column, direction } : null;
}

export function writeSort(sort: Sort | null): string {
  return sort ? `${sort.column}-${sort.direction}` : '';
}
