import type { Sort } from '@hoa/domain';
import { useUrlState } from '@hoa/portal';
import { useMemo } from 'react';

export interface ListOptions<Filter extends string, Column extends string> {
  /** Each filter by its name in the query, with the values it offers; 'any' where they are not known here. */
  readonly filters?: Readonly<Record<Filter, readonly string[] | 'any'>>;
  /** The columns that can be sorted by. */
  readonly sorts?: readonly Column[];
}

export interface ListState<Filter extends string = never, Column extends string = string> {
  readonly search: string;
  /** The chosen value of each filter; '' for all. */
  readonly filters: Readonly<Record<Filter, string>>;
  readonly sort: Sort<Column> | null;
  /** Counted from 1. */
  readonly page: number;
  readonly isFiltered: boolean;
  setSearch(search: string): void;
  setFilter(name: Filter, value: string): void;
  setSort(sort: Sort | null): void;
  setPage(page: number): void;
  /** Removes the search and every filter. */
  clear(): void;
}

/**
 * Keeps the search, filters, sort and page of a list in the query, such as
 * `?status=new&q=text&sort=updated&order=desc&page=2`. Values that are not offered are ignored. Every
 * change but that of the page leads to page 1. `options` is a constant outside the component.
 */
export function useListState<Filter extends string = never, Column extends string = never>(
  options: ListOptions<Filter, Column> = {},
): ListState<Filter, Column> {
  const { filters, sorts } = options;
  const names = useMemo(() => Object.keys(filters ?? {}) as Filter[], [filters]);
  const [values, change] = useUrlState<Record<string, string>>({
    ...emptyFilters(names),
    q: '',
    sort: '',
    order: 'asc',
    page: firstPage,
  });
  return useMemo(() => {
    const { q: search = '', sort = '', order, page } = values;
    const chosen = emptyFilters(names);
    for (const name of names) {
      const value = values[name] ?? '';
      const offered = filters?.[name];
      if (offered === 'any' || offered?.includes(value)) chosen[name] = value;
    }
    const column = sorts?.find((known) => known === sort);
    return {
      search,
      filters: chosen,
      sort: column ? { column, direction: order === 'desc' ? 'desc' : 'asc' } : null,
      page: pageNumber(page),
      isFiltered: search.trim() !== '' || names.some((name) => chosen[name] !== ''),
      // Typing a word adds one step to the history, not one per letter.
      setSearch: (q) => change({ q, page: firstPage }, { replace: q !== '' && search !== '' }),
      setFilter: (name, value) => change({ [name]: value, page: firstPage }),
      setSort: (next) =>
        change({ sort: next?.column ?? '', order: next?.direction ?? 'asc', page: firstPage }),
      setPage: (next) => change({ page: String(next) }),
      clear: () => change({ ...emptyFilters(names), q: '', page: firstPage }),
    };
  }, [values, change, names, filters, sorts]);
}

const firstPage = '1';

function pageNumber(text: string | undefined): number {
  const page = Number(text);
  return Number.isSafeInteger(page) && page >= 1 ? page : 1;
}

function emptyFilters<Filter extends string>(names: readonly Filter[]): Record<Filter, string> {
  return Object.fromEntries(names.map((name) => [name, ''])) as Record<Filter, string>;
}
