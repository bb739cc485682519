import { type ListState, PhoneFilters } from '@hoa/parts';
import { SearchField, Select, type SelectOption } from '@hoa/ui';
import type { ReactNode, RefObject } from 'react';
import styles from './ListControls.module.css';
import { useText } from './messages.ts';

export interface ListControlsProps {
  readonly state: ListState<'status'>;
  readonly statuses: readonly SelectOption[];
  /** Replaces the label of Status and of its option for all. */
  readonly statusLabels?: { readonly label: string; readonly all: string } | undefined;
  readonly searchPlaceholder: string;
  readonly searchRef: RefObject<HTMLInputElement | null>;
  /** Further filters, next to Status. */
  readonly filters?: ReactNode;
  /** Actions next to the filters, such as creating an item. */
  readonly action?: ReactNode;
  /** The count, below the filters. */
  readonly children?: ReactNode;
}

/** Search and Status above a list, the number of matches, and further actions. */
export function ListControls(props: ListControlsProps) {
  const { state, statuses, statusLabels, searchPlaceholder, searchRef } = props;
  const { filters, action, children } = props;
  const text = useText();
  return (
    <div className={styles.controls}>
      <section className={styles.filters} aria-label={text.filters}>
        <PhoneFilters
          label={text.filters}
          filters={state.filters}
          search={
            <SearchField
              ref={searchRef}
              className={styles.search}
              value={state.search}
              onChange={state.setSearch}
              placeholder={searchPlaceholder}
            />
          }
        >
          <Select
            label={statusLabels?.label ?? text.status}
            hideLabel
            placeholder={statusLabels?.all ?? text.allStatuses}
            options={statuses}
            value={state.filters.status}
            onChange={(event) => state.setFilter('status', event.target.value)}
          />
          {filters}
        </PhoneFilters>
      </section>
      {action && <div className={styles.action}>{action}</div>}
      {children}
    </div>
  );
}
