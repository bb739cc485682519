import { useUrlState } from '@hoa/shared';
import type { Sort } from '@hoa/shared/ui';

const nothing = { search: '', status: '', vendor: '', sort: '', page: 1, item: '' };

/**
 * What a list shows, all of it in the address: search, one status, one vendor, sort, page, and the item
 * whose dialog is open. A status that is not among `statuses` counts as none.
 */
export function useListState<Status extends string>(statuses: readonly Status[]) {
  const [values, change] = useUrlState(nothing);
  const { search, vendor, page, item } = values;
  const status = statuses.find((each) => each === values.status) ?? '';
  return {
    search,
    status,
    vendor,
    page,
    item,
    sort: parseSort(values.sort),
    isFiltered: search !== '' || status !== '' || vendor !== '',
    setSearch: (typed: string) =>
      // A word is one step to undo, not a step per letter.
      change({ search: typed, page: 1 }, { replace: typed !== '' && search !== '' }),
    setStatus: (chosen: string) => change({ status: chosen, page: 1 }),
    setVendor: (chosen: string) => change({ vendor: chosen, page: 1 }),
    setSort: (sort: Sort | null) => change({ sort: sortText(sort), page: 1 }),
    setPage: (next: number) => change({ page: next }),
    clear: () => change({ search: '', status: '', vendor: '', page: 1 }),
    open: (opened: string) => change({ item: opened }),
    close: () => change({ item: '' }),
  };
}

export type ListState = ReturnType<typeof useListState<string>>;

/** 'title' is ascending, '-title' descending. */
function parseSort(text: string): Sort | null {
  if (text === '') return null;
  return text.startsWith('-')
    ? { column: text.slice(1), direction: 'desc' }
    : { column: text, direction: 'asc' };
}

function sortText(sort: Sort | null): string {
  if (!sort) return '';
  return sort.direction === 'desc' ? `-${sort.column}` : sort.column;
}
