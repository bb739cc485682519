import type { Sort } from '@hoa/shared/ui';

/** A table's sort as it stands in the address: 'date', '-date', or '' for none. */
export function sortAddress(sort: Sort | null): string {
  return sort ? `${sort.direction === 'desc' ? '-' : ''}${sort.column}` : '';
}

export function sortFromAddress(text: string): Sort | null {
  const column = text.replace(/^-/, '');
  return column === '' ? null : { column, direction: text.startsWith('-') ? 'desc' : 'asc' };
}
