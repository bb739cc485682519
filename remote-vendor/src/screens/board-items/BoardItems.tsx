import { useOperation } from '@hoa/shared';
import type { Ticket } from '@hoa/shared/domain';
import { filterTickets } from '@hoa/shared/tickets';
import { Button, EmptyState, ErrorPanel, OnDemand, partOnDemand } from '@hoa/shared/ui';
import { ClipboardCheck, FilterX } from 'lucide-react';
import { useCallback, useDeferredValue, useMemo } from 'react';
import styles from './BoardItems.module.css';
import { BoardSkeleton } from './BoardSkeleton.tsx';
import { BoardToolbar } from './BoardToolbar.tsx';
import { ItemBoard } from './ItemBoard.tsx';
import { ItemTable } from './ItemTable.tsx';
import { Insights } from './insights/Insights.tsx';
import { Summary } from './insights/Summary.tsx';
import { useText } from './messages/index.ts';
import { type BoardState, useBoardState } from './useBoardState.ts';

const WorkOrderDrawer = partOnDemand(() =>
  import('../../work-order/WorkOrderDrawer.tsx').then((file) => file.WorkOrderDrawer),
);

/** Figures, the work orders as a board or a table, and the drawer of the one that is open. */
export function BoardItems() {
  const board = useBoardState();
  const { data, error } = useOperation('tickets.list', {});
  const { item, change } = board;
  // Not before the work orders above have their height, and not in one task with them.
  const hasHeight = useDeferredValue(Boolean(data || error));
  const known = data?.find(({ id }) => id === item);
  const close = () => change({ item: '' });
  return (
    <div className={styles.page}>
      <Summary />
      <WorkOrders board={board} />
      {hasHeight && <Insights />}
      {item !== '' && (
        <OnDemand key={item} what={known?.title ?? item} onClose={close}>
          <WorkOrderDrawer ticketId={item} known={known} onClose={close} />
        </OnDemand>
      )}
    </div>
  );
}

function WorkOrders({ board }: { readonly board: BoardState }) {
  const text = useText();
  const { data, error, refetch, isFetching } = useOperation('tickets.list', {});
  // What first comes is drawn a piece at a time, so that the page answers meanwhile.
  const hasCome = useDeferredValue(data !== undefined);
  if (data && hasCome) return <Found board={board} items={data} />;
  if (!error) return <BoardSkeleton />;
  return <ErrorPanel message={text.loadFailed} onRetry={refetch} retrying={isFetching} />;
}

interface FoundProps {
  readonly board: BoardState;
  readonly items: readonly Ticket[];
}

function Found({ board, items }: FoundProps) {
  const text = useText();
  // Typing stays quick however many work orders there are: the list follows a moment later.
  const q = useDeferredValue(board.q);
  const { status, priority, change } = board;
  const shown = useMemo(
    () => filterTickets(items, { search: q, status, priority, category: '' }),
    [items, q, status, priority],
  );
  const clear = () => change({ q: '', status: '', priority: '', page: 1 });
  const open = useCallback(({ id }: Ticket) => change({ item: id }), [change]);

  if (items.length === 0) {
    return (
      <EmptyState icon={<ClipboardCheck />} title={text.noWorkOrders}>
        {text.noWorkOrdersHint}
      </EmptyState>
    );
  }
  return (
    <div className={styles.items}>
      <BoardToolbar board={board} shown={shown.length} total={items.length} onClear={clear} />
      {shown.length === 0 ? (
        <EmptyState
          icon={<FilterX />}
          title={text.noMatch}
          action={<Button onClick={clear}>{text.showAll}</Button>}
        />
      ) : board.isTable ? (
        <ItemTable board={board} items={shown} onOpen={open} />
      ) : (
        <ItemBoard items={shown} onOpen={open} />
      )}
    </div>
  );
}
