import type { OperationState } from '@hoa/shared';
import { Button, EmptyState, ErrorPanel } from '@hoa/shared/ui';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { ListSkeleton } from './ListSkeleton.tsx';
import { useText } from './messages/index.ts';
import type { ListState } from './useListState.ts';

export interface ListBodyProps<Row> {
  readonly query: OperationState<readonly Row[]>;
  /** Said when it could not be read: "Failed to load …". */
  readonly failed: string;
  readonly state: ListState;
  /** Whether a row is among what search and filters ask for. */
  readonly matches: (row: Row) => boolean;
  /** Said when there is nothing at all, with what to do about it. */
  readonly empty: ReactNode;
  /** The list, whatever of it the filters leave. */
  readonly children: (matching: readonly Row[], all: readonly Row[], none: ReactNode) => ReactNode;
}

/** A filtered list in each of its states: on its way, failed, empty, without a match, there. */
export function ListBody<Row>(props: ListBodyProps<Row>) {
  const { query, failed, state, matches, empty, children } = props;
  const text = useText();
  if (!query.data && query.error) {
    return <ErrorPanel message={failed} onRetry={query.refetch} retrying={query.isFetching} />;
  }
  if (!query.data) return <ListSkeleton />;
  if (query.data.length === 0) return empty;
  const none = (
    <EmptyState
      compact
      icon={<SearchX />}
      title={text.noMatches}
      action={<Button onClick={state.clear}>{text.showAll}</Button>}
    />
  );
  return children(query.data.filter(matches), query.data, none);
}
