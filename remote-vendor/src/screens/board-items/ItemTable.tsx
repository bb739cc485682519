import { boardPageSize, type Ticket, ticketPriorities, ticketStatuses } from '@hoa/shared/domain';
import { PriorityBadge, RelativeTime, StatusBadge } from '@hoa/shared/tickets';
import { type Column, DataTable, IconButton } from '@hoa/shared/ui';
import { Eye } from 'lucide-react';
import { useMemo } from 'react';
import styles from './BoardItems.module.css';
import { readSort, type SortColumn, unitOf, writeSort } from './boardItems.ts';
import { useText } from './messages/index.ts';
import type { BoardState } from './useBoardState.ts';

export interface ItemTableProps {
  readonly board: BoardState;
  readonly items: readonly Ticket[];
  readonly onOpen: (item: Ticket) => void;
}

type ItemColumn = Column<Ticket> & { id: SortColumn | 'actions' };

/** The work orders as rows, 15 a page; a press on a header sorts up, down, not at all. */
export function ItemTable({ board, items, onOpen }: ItemTableProps) {
  const text = useText();
  const { sort, page, change } = board;
  const columns = useMemo(
    (): ItemColumn[] => [
      {
        id: 'subject',
        header: text.subject,
        rowHeader: true,
        sortBy: ({ title }) => title,
        cell: (item) => (
          <span className={styles.subject}>
            {item.title}
            <span className={styles.number}>{item.id}</span>
          </span>
        ),
      },
      {
        id: 'status',
        header: text.status,
        sortBy: ({ status }) => ticketStatuses.indexOf(status),
        cell: ({ status }) => <StatusBadge status={status} />,
      },
      {
        id: 'priority',
        header: text.priority,
        sortBy: ({ priority }) => ticketPriorities.indexOf(priority),
        cell: ({ priority }) => <PriorityBadge priority={priority} />,
      },
      {
        id: 'updated',
        header: text.updated,
        sortBy: ({ updatedAt }) => Date.parse(updatedAt),
        cell: ({ updatedAt }) => <RelativeTime iso={updatedAt} />,
      },
      {
        id: 'unit',
        header: text.unit,
        sortBy: unitOf,
        cell: (item) => unitOf(item) || '–',
      },
      {
        id: 'actions',
        header: text.actions,
        align: 'end',
        cell: (item) => (
          <IconButton
            size="sm"
            icon={<Eye />}
            label={text.openItem({ title: item.title })}
            onClick={() => onOpen(item)}
          />
        ),
      },
    ],
    [text, onOpen],
  );
  return (
    <DataTable
      label={text.title}
      columns={columns}
      rows={items}
      rowId={({ id }) => id}
      pageSize={boardPageSize}
      page={page}
      onPage={(next) => change({ page: next })}
      sort={readSort(sort)}
      onSort={(next) => change({ sort: writeSort(next), page: 1 })}
    />
  );
}
