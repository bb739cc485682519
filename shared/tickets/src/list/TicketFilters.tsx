import { filterStatuses } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { PhoneFilters } from '@hoa/parts';
import { Button, SearchField, Select } from '@hoa/ui';
import { type ReactNode, useRef } from 'react';
import { useTicketText } from '../messages/index.ts';
import styles from './TicketFilters.module.css';
import type { TicketFiltersState } from './useTicketFilters.ts';

export interface TicketFiltersProps {
  readonly state: TicketFiltersState;
  readonly shown: number;
  readonly total: number;
  /** Controls after the filters, such as the choice of view. */
  readonly children?: ReactNode;
}

/** Search, Status, Priority and Category above a list of tickets, and how many it shows of how many. */
export function TicketFilters({ state, shown, total, children }: TicketFiltersProps) {
  const { filters, choices } = state;
  const text = useTicketText();
  const domainText = useDomainText();
  const search = useRef<HTMLInputElement>(null);
  const options = <Value extends string>(
    values: readonly Value[],
    labels: Readonly<Record<Value, string>>,
  ) => values.map((value) => ({ value, label: labels[value] }));
  return (
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
      <div className={styles.end}>
        <output className={styles.count}>{text.shown({ shown, total })}</output>
        {state.isFiltered && (
          <Button
            size="sm"
            variant="quiet"
            onClick={() => {
              state.clear();
              // The button goes with the filters.
              search.current?.focus();
            }}
          >
            {text.clearFilters}
          </Button>
        )}
        {children && <div className={styles.controls}>{children}</div>}
      </div>
    </section>
  );
}
