import { Button, EmptyState, ErrorPanel, Pagination, SkeletonList } from '@hoa/ui';
import { Inbox, SearchX } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useTicketText } from '../messages.ts';
import styles from './TicketFilters.module.css';
import { type TicketBulk, TicketFilters } from './TicketFilters.tsx';
import type { TicketFiltersState } from './useTicketFilters.ts';
import type { TicketAnswer, TicketCounts, TicketPageState } from './useTicketPage.ts';

export interface TicketListStateProps {
  /** The state of the list or board. */
  readonly answer: TicketAnswer | TicketPageState;
  readonly filters: TicketFiltersState;
  /** The content if there are no tickets at all, with the next action. */
  readonly empty: { readonly title: string; readonly action?: ReactNode };
  /** The placeholder of the list or board; cards by default. */
  readonly pending?: ReactNode;
  /** Controls next to the filters. */
  readonly controls?: ReactNode;
  /** Text after the count about tickets that it does not include. */
  readonly note?: string | undefined;
  /** Bulk actions. */
  readonly bulk?: TicketBulk | undefined;
  /** The matching tickets. */
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
    return <EmptyState icon={<Inbox />} title={empty.title} action={empty.action} />;
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
          icon={<SearchX />}
          title={text.noMatches}
          action={<Button onClick={filters.clear}>{text.clearFilters}</Button>}
        >
          {text.noMatchesHint}
        </EmptyState>
      )}
    </>
  );
}
