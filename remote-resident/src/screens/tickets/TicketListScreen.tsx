import { intakeCategories, urgencies } from '@hoa/domain';
import { Page } from '@hoa/shared';
import { TicketCards, TicketListState, useTicketFilters, useTicketPage } from '@hoa/tickets';
import { Button, OnDemand, partOnDemand } from '@hoa/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useText } from './messages/index.ts';

const NewTicketDialog = partOnDemand(() =>
  import('./new-ticket/NewTicketDialog.tsx').then((m) => m.NewTicketDialog),
);

// Only what residents can submit; other priorities and categories belong to work items.
const choices = { priorities: urgencies, categories: intakeCategories };

/** My Tickets: the resident's tickets and the dialog for a new one. */
export function TicketListScreen() {
  const text = useText();
  const filters = useTicketFilters(choices);
  const page = useTicketPage(filters);
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
        answer={page}
        filters={filters}
        empty={{
          title: text.noTickets,
          action: <Button onClick={report}>{text.reportFirst}</Button>,
        }}
      >
        <TicketCards label={text.title} tickets={page.tickets} />
      </TicketListState>
      {isReporting && (
        <OnDemand what={text.newTicket} onClose={() => setIsReporting(false)}>
          <NewTicketDialog onClose={() => setIsReporting(false)} />
        </OnDemand>
      )}
    </Page>
  );
}
