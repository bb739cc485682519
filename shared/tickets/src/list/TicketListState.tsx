import { filterStatuses } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { PhoneFilters } from '@hoa/parts';
import {
  Button,
  classNames,
  EmptyState,
  ErrorPanel,
  Icon,
  optionsOf,
  Pagination,
  SearchField,
  Select,
  SkeletonList,
} from '@hoa/ui';
import { Inbox, SearchX } from 'lucide';
import { type ReactNode, useRef } from 'react';
import { useTicketText } from '../messages.ts';
import styles from './TicketListState.module.css';
import type { TicketFiltersState } from './useTicketFilters.ts';
import type { TicketAnswer, TicketCounts, TicketPageState } from './useTicketPage.ts';

export interface TicketListStateProps {
  readonly answer: TicketAnswer | TicketPageState;
  readonly filters: TicketFiltersState;
  /** The content if there are no tickets at all, with the next action. */
  readonly empty: { readonly title: string; readonly action?: ReactNode };
  /** The placeholder of the list or board; cards by default. */
  readonly pending?: ReactNode;
  readonly controls?: ReactNode;
  /** Text after the count about tickets that it does not include. */
  readonly note?: string | undefined;
  readonly bulk?: TicketBulk | undefined;
  readonly children: ReactNode;
}

/** A filtered list of tickets in all its states: loading, failed, empty, no matches, shown. */
export function TicketListState(props: TicketListStateProps) {
  const { answer, filters, empty, controls, note, bulk, children } = props;
  const { pending = <SkeletonList count={4} /> } = props;
  const { counts, error, refetch, isFetching } = answer;
  const text = useTicketText();
  // The filters stay visible while another view loads for the first time, and keep the focus.
  const latest = useRef<TicketCounts>(undefined);
  if (counts) latest.current = counts;
  const known = latest.current;
  if (!counts && error) {
    return (
      <ErrorPanel message={text.failedToLoadTickets} onRetry={refetch} retrying={isFetching} />
    );
  }
  if (!known) return pending;
  if (known.all === 0 && !known.hasShown) {
    return <EmptyState icon={<Icon icon={Inbox} />} title={empty.title} action={empty.action} />;
  }
  return (
    <>
      <TicketFilters
        state={filters}
        shown={known.matching}
        total={known.all}
        note={note}
        bulk={bulk}
      >
        {controls}
      </TicketFilters>
      {!counts ? (
        pending
      ) : counts.hasShown || counts.matching > 0 ? (
        <div className={styles.found} aria-busy={isFetching}>
          {children}
          {'page' in answer && (
            <Pagination
              page={answer.page}
              pageSize={answer.pageSize}
              total={counts.matching}
              onChange={filters.setPage}
            />
          )}
        </div>
      ) : (
        <EmptyState
          icon={<Icon icon={SearchX} />}
          title={text.noMatches}
          action={<Button onClick={filters.clear}>{text.clearFilters}</Button>}
        >
          {text.noMatchesHint}
        </EmptyState>
      )}
    </>
  );
}

interface TicketBulk {
  readonly controls: ReactNode;
  /** True while tickets are selected: the controls stay visible and replace the count. */
  readonly isSelecting: boolean;
}

interface TicketFiltersProps {
  readonly state: TicketFiltersState;
  readonly shown: number;
  readonly total: number;
  /** Text after the count about tickets that it does not include. */
  readonly note?: string | undefined;
  readonly bulk?: TicketBulk | undefined;
  /** Controls after the filters, such as the choice of view. */
  readonly children?: ReactNode;
}

/** Search, Status, Priority and Category above a list of tickets, and the shown and total counts. */
function TicketFilters(props: TicketFiltersProps) {
  const { state, shown, total, note, bulk, children } = props;
  const { filters, choices } = state;
  const text = useTicketText();
  const domainText = useDomainText();
  const search = useRef<HTMLInputElement>(null);
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
                ...optionsOf(filterStatuses, domainText.ticketStatuses),
              ]}
              onChange={(event) => state.setFilter('status', event.target.value)}
            />
            <Select
              label={text.priority}
              placeholder={text.allPriorities}
              hideLabel
              value={filters.priority}
              options={optionsOf(choices.priorities, domainText.ticketPriorities)}
              onChange={(event) => state.setFilter('priority', event.target.value)}
            />
            <Select
              label={text.category}
              placeholder={text.allCategories}
              hideLabel
              value={filters.category}
              options={optionsOf(choices.categories, domainText.ticketCategories)}
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
