/** The columns that can be selected, in order; the title is always shown. */
export const selectableColumns = [
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

export type ColumnName = (typeof selectableColumns)[number];

/** Returns the default columns; on a tablet without the vendor, so that the table scrolls less. */
export function defaultColumns(): readonly ColumnName[] {
  const isTablet = window.matchMedia('(45rem <= width < 64rem)').matches;
  const all: readonly ColumnName[] = ['status', 'priority', 'due', 'unit', 'vendor'];
  return isTablet ? all.filter((name) => name !== 'vendor') : all;
}

/** The sort columns; they have the same names as the table's columns. */
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

/** Returns the columns selected in this browser; the default ones if there is no valid selection. */
export function readColumns(): readonly ColumnName[] {
  try {
    const stored = window.localStorage.getItem(key);
    if (stored === null) return defaultColumns();
    const names = stored.split(',');
    return selectableColumns.filter((name) => names.includes(name));
  } catch {
    return defaultColumns();
  }
}

/** Stores the selection in this browser, if possible. */
export function storeColumns(columns: readonly ColumnName[]): void {
  try {
    window.localStorage.setItem(key, columns.join(','));
  } catch {
    // Storage is full or blocked: the selection lasts as long as the page.
  }
}
