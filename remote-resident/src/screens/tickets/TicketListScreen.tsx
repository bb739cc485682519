import { Page, useOperation } from '@hoa/shared';
import { intakeCategories, urgencies } from '@hoa/shared/domain';
import { TicketCards, TicketListState, useTicketFilters } from '@hoa/shared/tickets';
import { Button, OnDemand, partOnDemand } from '@hoa/shared/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useText } from './messages/index.ts';

const NewTicketDialog = partOnDemand(() =>
  import('./new-ticket/NewTicketDialog.tsx').then((m) => m.NewTicketDialog),
);

// What residents can have submitted: urgent, repair and the like belong to work items.
const choices = { priorities: urgencies, categories: intakeCategories };

/** My Tickets: what a resident has reported, and the way to report something new. */
export function TicketListScreen() {
  const text = useText();
  const query = useOperation('tickets.list', {});
  const filters = useTicketFilters(choices);
  const [isReporting, setIsReporting] = useState(false);
  const report = () => setIsReporting(true);
  return (
    <Page
      title={text.title}
      actions={
        <Button variant="primary" icon={<Plus />} onClick={report}>
          {text.newTicket}
        </Button>
      }
    >
      <TicketListState
        query={query}
        filters={filters}
        empty={{
          title: text.noTickets,
          action: <Button onClick={report}>{text.reportFirst}</Button>,
        }}
      >
        {(tickets) => <TicketCards label={text.title} tickets={tickets} />}
      </TicketListState>
      {isReporting && (
        <OnDemand what={text.newTicket} onClose={() => setIsReporting(false)}>
          <NewTicketDialog onClose={() => setIsReporting(false)} />
        </OnDemand>
      )}
    </Page>
  );
}
