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

/** The words a search looks through, lower-case, one text for each work order. */
export function searchTexts(items: readonly Ticket[]): string[] {
  return items.map((item) =>
    [
      item.id,
      item.title,
      item.description,
      unitOf(item),
      item.submittedBy.displayName,
      ...item.tags,
    ]
      .join('\n')
      .toLocaleLowerCase(),
  );
}

export interface ItemFilters {
  readonly q: string;
  /** '' for all. */
  readonly status: string;
  /** '' for all. */
  readonly priority: string;
}

/** The work orders that match every filter; a search matches when each of its words is found. */
export function filterItems(
  items: readonly Ticket[],
  texts: readonly string[],
  { q, status, priority }: ItemFilters,
): Ticket[] {
  const words = q.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return items.filter(
    (item, index) =>
      (status === '' || item.status === status) &&
      (priority === '' || item.priority === priority) &&
      words.every((word) => texts[index]?.includes(word)),
  );
}
