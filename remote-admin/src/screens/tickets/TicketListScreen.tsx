import { Page, useOperation, useUrlState } from '@hoa/shared';
import { TicketListState, useTicketFilters } from '@hoa/shared/tickets';
import { Button, OnDemand, partOnDemand, SegmentedControl } from '@hoa/shared/ui';
import { Columns3, List, Plus } from 'lucide-react';
import { useState } from 'react';
import { ManagementBoard } from './ManagementBoard.tsx';
import { ManagementList } from './ManagementList.tsx';
import { useText } from './messages/index.ts';

const WorkItemDialog = partOnDemand(() =>
  import('../../work-item/WorkItemDialog.tsx').then((m) => m.WorkItemDialog),
);

/** Ticket Management: every ticket as a list or a board, and the way to order work from a vendor. */
export function TicketListScreen() {
  const text = useText();
  const query = useOperation('tickets.list', {});
  const filters = useTicketFilters();
  const [{ view }, show] = useUrlState({ view: 'list' });
  const [isOrdering, setIsOrdering] = useState(false);
  const isBoard = view === 'kanban';
  return (
    <Page
      title={text.title}
      actions={
        <Button variant="primary" icon={<Plus />} onClick={() => setIsOrdering(true)}>
          {text.createWorkItem}
        </Button>
      }
    >
      <TicketListState
        query={query}
        filters={filters}
        empty={{
          title: text.noTickets,
          action: <Button onClick={() => setIsOrdering(true)}>{text.orderFirst}</Button>,
        }}
        controls={
          <SegmentedControl
            label={text.view}
            value={isBoard ? 'kanban' : 'list'}
            options={[
              { value: 'list', label: text.list, icon: <List /> },
              { value: 'kanban', label: text.kanban, icon: <Columns3 /> },
            ]}
            onChange={(chosen) => show({ view: chosen })}
          />
        }
      >
        {(tickets) =>
          isBoard ? <ManagementBoard tickets={tickets} /> : <ManagementList tickets={tickets} />
        }
      </TicketListState>
      {isOrdering && (
        <OnDemand what={text.createWorkItem} onClose={() => setIsOrdering(false)}>
          <WorkItemDialog onClose={() => setIsOrdering(false)} />
        </OnDemand>
      )}
    </Page>
  );
}
