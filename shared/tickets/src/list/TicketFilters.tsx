import { filterStatuses } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { PhoneFilters } from '@hoa/parts';
import { Button, classNames, SearchField, Select } from '@hoa/ui';
import { type ReactNode, useRef } from 'react';
import { useTicketText } from '../messages.ts';
import styles from './TicketFilters.module.css';
import type { TicketFiltersState } from './useTicketFilters.ts';

export interface TicketBulk {
  readonly controls: ReactNode;
  /** True while tickets are selected: the controls stay visible and replace the count. */
  readonly isSelecting: boolean;
}

export interface TicketFiltersProps {
  readonly state: TicketFiltersState;
  readonly shown: number;
  readonly total: number;
  /** Text after the count about tickets that it does not include. */
  readonly note?: string | undefined;
  /** Bulk actions, before the count. */
  readonly bulk?: TicketBulk | undefined;
  /** Controls after the filters, such as the choice of view. */
  readonly children?: ReactNode;
}

/** Search, Status, Priority and Category above a list of tickets, and the shown and total counts. */
export function TicketFilters(props: TicketFiltersProps) {
  const { state, shown, total, note, bulk, children } = props;
  const { filters, choices } = state;
  const text = useTicketText();
  const domainText = useDomainText();
  const search = useRef<HTMLInputElement>(null);
  const options = <Value extends string>(
    values: readonly Value[],
    labels: Readonly<Record<Value, string>>,
  ) => values.map((value) => ({ value, label: labels[value] }));
  return (
    <>
      <section className={styles.filters} aria-label={text.filters}>
        <PhoneFilters
          label={text.filters}
          filters={filters}
          search={
            <SearchField
              ref={search}
              className={styles.search}
              value={state.search}
              onChange={state.setSearch}
              placeholder={text.searchPlaceholder}
            />
          }
        >
          <div className={styles.selects}>
            <Select
              label={text.status}
              placeholder={text.allStatuses}
              hideLabel
              value={filters.status}
              options={[
                ...(choices.hasOpen ? [{ value: 'open', label: text.open }] : []),
                ...options(filterStatuses, domainText.ticketStatuses),
              ]}
              onChange={(event) => state.setFilter('status', event.target.value)}
            />
            <Select
              label={text.priority}
              placeholder={text.allPriorities}
              hideLabel
              value={filters.priority}
              options={options(choices.priorities, domainText.ticketPriorities)}
              onChange={(event) => state.setFilter('priority', event.target.value)}
            />
            <Select
              label={text.category}
              placeholder={text.allCategories}
              hideLabel
              value={filters.category}
              options={options(choices.categories, domainText.ticketCategories)}
              onChange={(event) => state.setFilter('category', event.target.value)}
            />
          </div>
        </PhoneFilters>
      </section>
      <div
        className={classNames(
          styles.end,
          bulk && styles.bulk,
          bulk?.isSelecting && styles.selecting,
        )}
      >
        {bulk?.controls}
        <output className={styles.count}>
          {[text.shown({ shown, total }), note].filter(Boolean).join(', ')}
        </output>
        {/* If nothing matches, the empty state has this button; next to selected tickets it would seem to belong to
            them. */}
        {state.isFiltered && shown > 0 && !bulk?.isSelecting && (
          <Button
            size="sm"
            variant="quiet"
            onClick={() => {
              state.clear();
              // The button disappears with the filters.
              search.current?.focus();
            }}
          >
            {text.clearFilters}
          </Button>
        )}
        {children && <div className={styles.controls}>{children}</div>}
      </div>
    </>
  );
}
