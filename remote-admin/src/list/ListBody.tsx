import type { ListState } from '@hoa/parts';
import type { OperationState } from '@hoa/shared';
import { Button, EmptyState, ErrorPanel } from '@hoa/ui';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { ListSkeleton } from './ListSkeleton.tsx';
import { useText } from './messages/index.ts';

interface ListPage<Row> {
  readonly items: readonly Row[];
  readonly total: number;
}

export interface ListBodyProps<Row> {
  readonly query: OperationState<ListPage<Row>>;
  /** Shown when it could not be read: "Failed to load …". */
  readonly failed: string;
  readonly state: Pick<ListState, 'clear' | 'isFiltered'>;
  /** Shown when there is nothing at all, with the next action. */
  readonly empty: ReactNode;
  /** Renders the page, or `none` when nothing matches. */
  readonly children: (page: ListPage<Row>, none: ReactNode) => ReactNode;
}

/** A list that is read by page in each of its states: loading, failed, empty, without a match, shown. */
export function ListBody<Row>(props: ListBodyProps<Row>) {
  const { query, failed, state, empty, children } = props;
  const text = useText();
  if (!query.data && query.error) {
    return <ErrorPanel message={failed} onRetry={query.refetch} retrying={query.isFetching} />;
  }
  if (!query.data) return <ListSkeleton />;
  if (query.data.total === 0 && !state.isFiltered) return empty;
  return children(
    query.data,
    <EmptyState
      compact
      icon={<SearchX />}
      title={text.noMatches}
      action={<Button onClick={state.clear}>{text.showAll}</Button>}
    />,
  );
}
