import type { OperationState } from '@hoa/shared';
import { Inbox, SearchX } from 'lucide-react';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import type { Ticket } from '../../domain/index.ts';
import { Button, EmptyState, ErrorPanel, SkeletonList } from '../../ui/index.ts';
import { useTicketText } from '../messages/index.ts';
import { filterTickets } from './filterTickets.ts';
import { TicketFilters } from './TicketFilters.tsx';
import type { TicketFiltersState } from './useTicketFilters.ts';

export interface TicketListStateProps {
  readonly query: OperationState<Ticket[]>;
  readonly filters: TicketFiltersState;
  /** Said when there are no tickets at all, and what to do about it. */
  readonly empty: { readonly title: string; readonly action?: ReactNode };
  /** Controls beside the filters. */
  readonly controls?: ReactNode;
  /** Shows the tickets that match. */
  readonly children: (tickets: readonly Ticket[]) => ReactNode;
}

/** A filtered list of tickets in each of its states: on its way, failed, empty, without a match, there. */
export function TicketListState(props: TicketListStateProps) {
  const { query, filters, empty, controls, children } = props;
  const { data, error, refetch, isFetching } = query;
  const text = useTicketText();
  // Typing goes first; a long list follows.
  const shownFilters = useDeferredValue(filters.filters);
  const matching = useMemo(() => filterTickets(data ?? [], shownFilters), [data, shownFilters]);
  if (!data && error) {
    return (
      <ErrorPanel message={text.failedToLoadTickets} onRetry={refetch} retrying={isFetching} />
    );
  }
  if (!data) return <SkeletonList count={4} />;
  if (data.length === 0) {
    return <EmptyState icon={<Inbox />} title={empty.title} action={empty.action} />;
  }
  return (
    <>
      <TicketFilters state={filters} shown={matching.length} total={data.length}>
        {controls}
      </TicketFilters>
      {matching.length === 0 ? (
        <EmptyState
          icon={<SearchX />}
          title={text.noMatches}
          action={<Button onClick={filters.clear}>{text.showAll}</Button>}
        >
          {text.noMatchesHint}
        </EmptyState>
      ) : (
        children(matching)
      )}
    </>
  );
}
