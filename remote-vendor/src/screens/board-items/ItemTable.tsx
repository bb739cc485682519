import type { Ticket } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { RelativeTime } from '@hoa/parts';
import {
  OverdueBadge,
  PriorityBadge,
  StatusBadge,
  type TicketPageState,
  UnbrokenUnits,
} from '@hoa/tickets';
import { type Column, DataTable, Icon, IconButton, useMedia } from '@hoa/ui';
import { Eye } from 'lucide';
import { useMemo } from 'react';
import styles from './BoardItems.module.css';
import { useText } from './messages.ts';
import type { BoardState, SortColumn } from './useBoardState.ts';

export interface ItemTableProps {
  readonly board: BoardState;
  readonly answer: TicketPageState;
  readonly onOpen: (item: Ticket) => void;
}

type ItemColumn = Column<Ticket> & { id: SortColumn | 'actions' };

/** The work orders as rows, 15 per page; pressing a header sorts ascending, descending, then not at all. */
export function ItemTable({ board, answer, onOpen }: ItemTableProps) {
  const text = useText();
  const domainText = useDomainText();
  const { sort, setSort, setPage } = board.list;
  const { tickets, counts, page, pageSize, isFetching } = answer;
  // Below this width the columns do not fit, and a row becomes a card.
  const isNarrow = useMedia('(width < 40rem)');
  const fact = isNarrow ? 'fact' : undefined;
  const columns = useMemo(
    (): ItemColumn[] => [
      {
        id: 'subject',
        header: text.subject,
        rowHeader: true,
        sortable: true,
        cell: (item) => (
          <span className={styles.title}>
            <span>
              <UnbrokenUnits>{item.title}</UnbrokenUnits>
            </span>
            <span className={styles.number}>{item.id}</span>
            <OverdueBadge ticket={item} />
          </span>
        ),
      },
      {
        id: 'status',
        card: fact,
        header: text.status,
        sortable: true,
        cell: ({ status }) => <StatusBadge status={status} />,
      },
      {
        id: 'priority',
        card: fact,
        header: text.priority,
        sortable: true,
        // Normal priority is plain text.
        cell: ({ priority }) =>
          priority === 'normal' ? (
            <span className={styles.normal}>{domainText.ticketPriorities.normal}</span>
          ) : (
            <PriorityBadge priority={priority} />
          ),
      },
      {
        id: 'updated',
        card: fact,
        header: text.updated,
        sortable: true,
        cell: ({ lastActivity }) => <RelativeTime iso={lastActivity} />,
      },
      {
        id: 'unit',
        card: fact,
        header: text.unit,
        sortable: true,
        cell: ({ submittedBy: { unit } }) => unit && <span className="unbroken">{unit}</span>,
      },
      {
        id: 'actions',
        header: text.actions,
        hideHeader: true,
        align: 'end',
        card: isNarrow ? 'top' : undefined,
        cell: (item) => (
          <IconButton
            size="sm"
            icon={<Icon icon={Eye} />}
            className={styles.open}
            label={text.openItem({ title: item.title })}
            onClick={() => onOpen(item)}
          />
        ),
      },
    ],
    [text, domainText, onOpen, isNarrow, fact],
  );
  return (
    <DataTable
      label={text.title}
      phone={isNarrow ? 'cards' : 'scroll'}
      className={styles.table}
      columns={columns}
      rows={tickets}
      total={counts?.matching ?? 0}
      aria-busy={isFetching}
      rowId={({ id }) => id}
      pageSize={pageSize}
      page={page}
      onPage={setPage}
      sort={sort}
      onSort={setSort}
    />
  );
}
