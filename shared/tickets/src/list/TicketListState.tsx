import { Button, EmptyState, ErrorPanel, Pagination, SkeletonList, useKitText } from '@hoa/ui';
import { Inbox, SearchX } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useTicketText } from '../messages/index.ts';
import styles from './TicketFilters.module.css';
import { type TicketBulk, TicketFilters } from './TicketFilters.tsx';
import type { TicketFiltersState } from './useTicketFilters.ts';
import type { TicketAnswer, TicketCounts, TicketPageState } from './useTicketPage.ts';

export interface TicketListStateProps {
  /** The list or the board that is shown. */
  readonly answer: TicketAnswer | TicketPageState;
  readonly filters: TicketFiltersState;
  /** Shown when there are no tickets at all, with the next action. */
  readonly empty: { readonly title: string; readonly action?: ReactNode };
  /** The skeleton of the list or the board; that of cards if left out. */
  readonly pending?: ReactNode;
  /** Controls beside the filters. */
  readonly controls?: ReactNode;
  /** Said after the number of tickets: what it leaves out. */
  readonly note?: string | undefined;
  /** What can be done with several tickets at once. */
  readonly bulk?: TicketBulk | undefined;
  /** The tickets that match. */
  readonly children: ReactNode;
}

/** A filtered list of tickets in each of its states: loading, failed, empty, without a match, shown. */
export function TicketListState(props: TicketListStateProps) {
  const { answer, filters, empty, controls, note, bulk, children } = props;
  const { pending = <SkeletonList count={4} /> } = props;
  const { counts, error, refetch, isFetching } = answer;
  const text = useTicketText();
  const kitText = useKitText();
  // The filters stay while another view is read for the first time, and the focus stays in them.
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
          title={filters.isSearchAlone ? text.noneFound : text.noMatches}
          action={
            <Button onClick={filters.clear}>
              {filters.isSearchAlone ? kitText.clearSearch : text.clearFilters}
            </Button>
          }
        >
          {filters.isSearchAlone ? text.noneFoundHint : text.noMatchesHint}
        </EmptyState>
      )}
    </>
  );
}
