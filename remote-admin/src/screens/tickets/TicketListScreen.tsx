import { useDomainText } from '@hoa/domain-text';
import { ListSkeleton } from '@hoa/parts';
import { Page, useUrlState } from '@hoa/portal';
import {
  TicketBoard,
  type TicketBoardState,
  TicketListState,
  useStatusChange,
  useTicketBoard,
  useTicketFilters,
  useTicketPage,
} from '@hoa/tickets';
import {
  Button,
  Icon,
  OnDemand,
  partOnDemand,
  SegmentedControl,
  SkeletonList,
  useIsPhone,
} from '@hoa/ui';
import { Columns3, List, Plus, Settings2, Table2 } from 'lucide';
import { memo, useState } from 'react';
import { BulkBar, SelectAll } from './BulkBar.tsx';
import { ManagementList } from './ManagementList.tsx';
import { useText } from './messages.ts';
import styles from './TicketListScreen.module.css';
import { tableSorts } from './table/columns.ts';
import { useSelection } from './useSelection.ts';

const WorkItemDialog = partOnDemand(() =>
  import('../../work-item/WorkItemDialog.tsx').then((m) => m.WorkItemDialog),
);

const ManagementTable = partOnDemand(() =>
  import('./table/ManagementTable.tsx').then((m) => m.ManagementTable),
);

/** Ticket Management: all tickets as a list, a table or a board, and the dialog for a new work item. */
export function TicketListScreen() {
  const text = useText();
  const filters = useTicketFilters({ hasOpen: true, sorts: tableSorts });
  const [{ view }, show] = useUrlState({ view: 'list', page: 1 });
  const [isOrdering, setIsOrdering] = useState(false);
  const [isChoosing, setIsChoosing] = useState(false);
  const isPhone = useIsPhone();
  const isBoard = view === 'kanban';
  const isTable = view === 'table';
  // On a phone the table's rows are cards.
  const hasColumns = isTable && !isPhone;
  const sort = (isTable && filters.sort) || undefined;
  const page = useTicketPage(filters, { skip: isBoard, sort });
  const board = useTicketBoard(filters, { skip: !isBoard });
  const { tickets } = page;
  const selection = useSelection(tickets);
  const isSelecting = selection.ids.size > 0;
  const chooseColumns = (
    <Button
      size="sm"
      variant="quiet"
      icon={<Icon icon={Settings2} />}
      onClick={() => setIsChoosing(true)}
    >
      {text.columns}
    </Button>
  );
  return (
    <Page
      title={text.title}
      actions={
        <Button variant="primary" icon={<Icon icon={Plus} />} onClick={() => setIsOrdering(true)}>
          {text.createWorkItem}
        </Button>
      }
    >
      <TicketListState
        answer={isBoard ? board : page}
        pending={<ViewSkeleton view={view} />}
        filters={filters}
        empty={{
          title: text.noTickets,
          action: <Button onClick={() => setIsOrdering(true)}>{text.orderFirst}</Button>,
        }}
        note={
          isBoard && board.counts?.matching === board.counts?.all ? text.withoutClosed : undefined
        }
        bulk={
          isBoard
            ? undefined
            : {
                isSelecting,
                controls: (isSelecting || !hasColumns) && (
                  <BulkBar tickets={tickets} selection={selection}>
                    {/* In a table this checkbox is in the header of its column. */}
                    {!hasColumns && <SelectAll tickets={tickets} selection={selection} />}
                  </BulkBar>
                ),
              }
        }
        controls={
          <>
            {hasColumns && chooseColumns}
            <SegmentedControl
              label={text.view}
              iconsOnly={isPhone}
              value={isBoard ? 'kanban' : isTable ? 'table' : 'list'}
              options={[
                { value: 'list', label: text.list, icon: <Icon icon={List} /> },
                { value: 'table', label: text.table, icon: <Icon icon={Table2} /> },
                { value: 'kanban', label: text.kanban, icon: <Icon icon={Columns3} /> },
              ]}
              onChange={(chosen) => show({ view: chosen, page: 1 })}
            />
          </>
        }
      >
        {isBoard ? (
          <ManagementBoard columns={board.columns} showMore={board.showMore} />
        ) : isTable ? (
          <OnDemand what={text.table} pending={<ViewSkeleton view={view} />}>
            <ManagementTable
              tickets={tickets}
              total={page.counts?.matching ?? 0}
              sort={filters.sort}
              onSort={filters.setSort}
              selection={selection}
              chooseColumns={chooseColumns}
              isChoosing={isChoosing}
              onChosen={() => setIsChoosing(false)}
            />
          </OnDemand>
        ) : (
          <ManagementList tickets={tickets} selection={selection} />
        )}
      </TicketListState>
      {isOrdering && (
        <OnDemand what={text.createWorkItem} onClose={() => setIsOrdering(false)}>
          <WorkItemDialog onClose={() => setIsOrdering(false)} />
        </OnDemand>
      )}
    </Page>
  );
}

/** The skeleton of the view of tickets that is loading. */
function ViewSkeleton({ view }: { readonly view: string }) {
  switch (view) {
    case 'kanban':
      return <SkeletonList data-wide="" count={6} className={styles.board} />;
    case 'table':
      return (
        <div data-wide="">
          <ListSkeleton hasControls={false} />
        </div>
      );
    default:
      return <SkeletonList data-wide="" count={4} />;
  }
}

const withoutColumn = ['closed'] as const;

type Props = Pick<TicketBoardState, 'columns' | 'showMore'>;

/** The six columns of open work; an admin may move a card anywhere, including to closed. */
const ManagementBoard = memo(function ManagementBoard({ columns, showMore }: Props) {
  const text = useText();
  const domainText = useDomainText();
  const changeStatus = useStatusChange();
  return (
    <TicketBoard
      label={text.title}
      columns={columns}
      columnLabels={domainText.adminColumns}
      elsewhere={withoutColumn}
      onShowMore={showMore}
      onMove={(ticket, status) => void changeStatus(ticket, status)}
    />
  );
});
