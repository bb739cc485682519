import { intakeCategories, type Ticket, urgencies } from '@hoa/domain';
import { OfficeContact } from '@hoa/parts/office-contact';
import { Page, useActor, useAssociation, useAssociationName, useUrlState } from '@hoa/portal';
import { TicketCards, TicketListState, useTicketFilters, useTicketPage } from '@hoa/tickets';
import { Button, Icon, OnDemand, partOnDemand, useStable } from '@hoa/ui';
import { Plus } from 'lucide';
import { useState } from 'react';
import { useText } from './messages.ts';

const NewTicketDialog = partOnDemand(() =>
  import('./new-ticket/NewTicketDialog.tsx').then((m) => m.NewTicketDialog),
);

// Only what residents can submit; other priorities and categories belong to work items.
const choices = { priorities: urgencies, categories: intakeCategories };

/** My Tickets: the resident's tickets and the dialog for a new one, which `?item=new` opens too. */
export function TicketListScreen() {
  const text = useText();
  const isFormer = useActor().until !== undefined;
  const name = useAssociationName();
  const association = useAssociation();
  const filters = useTicketFilters(choices);
  const page = useTicketPage(filters);
  const [{ item }, setView] = useUrlState({ item: '' });
  const [isReporting, setIsReporting] = useState(item === 'new');
  const [created, setCreated] = useState<Ticket | null>(null);
  const report = () => {
    setCreated(null);
    setIsReporting(true);
  };
  const close = useStable(() => {
    setIsReporting(false);
    setView({ item: '' }, { replace: true });
  });
  return (
    <Page
      title={text.title}
      actions={
        !isFormer && (
          <Button variant="primary" icon={<Icon icon={Plus} />} onClick={report}>
            {text.newTicket}
          </Button>
        )
      }
    >
      <TicketListState
        answer={page}
        filters={filters}
        empty={{
          title: text.noTickets,
          action: !isFormer && <Button onClick={report}>{text.reportFirst}</Button>,
        }}
      >
        <TicketCards label={text.title} tickets={page.tickets} createdId={created?.id} />
      </TicketListState>
      {association && <OfficeContact {...association} name={name} />}
      {isReporting && !isFormer && (
        <OnDemand what={text.newTicket} onClose={close}>
          <NewTicketDialog onClose={close} onCreated={setCreated} />
        </OnDemand>
      )}
    </Page>
  );
}
