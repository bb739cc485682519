/** The columns that a reader may choose, in their order; the title is always there. */
export const chosenFrom = [
  'status',
  'priority',
  'category',
  'due',
  'unit',
  'vendor',
  'messages',
  'created',
  'updated',
] as const;

export type ColumnName = (typeof chosenFrom)[number];

/** What the table begins with; on a tablet without the vendor, so that less of it is out of view to the side. */
export function usualColumns(): readonly ColumnName[] {
  const isTablet = window.matchMedia('(45rem <= width < 64rem)').matches;
  const all: readonly ColumnName[] = ['status', 'priority', 'due', 'unit', 'vendor'];
  return isTablet ? all.filter((name) => name !== 'vendor') : all;
}

/** What the table can be sorted by; the same names as of the columns. */
export const tableSorts = [
  'title',
  'status',
  'priority',
  'unit',
  'vendor',
  'due',
  'created',
  'updated',
] as const;

const key = 'hoa:ticket-columns';

/** The columns that were chosen in this browser; the usual ones where there is no readable choice. */
export function readColumns(): readonly ColumnName[] {
  try {
    const stored = window.localStorage.getItem(key);
    if (stored === null) return usualColumns();
    const names = stored.split(',');
    return chosenFrom.filter((name) => names.includes(name));
  } catch {
    return usualColumns();
  }
}

/** Keeps the choice in this browser, where it lets the portal. */
export function keepColumns(columns: readonly ColumnName[]): void {
  try {
    window.localStorage.setItem(key, columns.join(','));
  } catch {
    // Full or refused: the choice lasts as long as the page.
  }
}
