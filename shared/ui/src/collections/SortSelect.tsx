import { Select } from '../fields/Select.tsx';
import type { Sort } from './sort.ts';
import { useSortText } from './sort-text/index.ts';

interface SortSelectProps {
  columns: readonly { readonly id: string; readonly header: string }[];
  sort: Sort | null;
  onSort: (sort: Sort | null) => void;
}

/** Sorts rows that are shown as cards, in place of the headers of their columns. */
export function SortSelect(props: SortSelectProps) {
  const { columns, sort, onSort } = props;
  const text = useSortText();
  return (
    <Select
      hideLabel
      label={text.sort}
      placeholder={text.newestFirst}
      options={columns.flatMap(({ id, header }) => [
        { value: `${id} asc`, label: `${header} ↑` },
        { value: `${id} desc`, label: `${header} ↓` },
      ])}
      value={sort ? `${sort.column} ${sort.direction}` : ''}
      onChange={({ target }) => {
        const [column, direction] = target.value.split(' ');
        onSort(column ? { column, direction: direction === 'desc' ? 'desc' : 'asc' } : null);
      }}
    />
  );
}
