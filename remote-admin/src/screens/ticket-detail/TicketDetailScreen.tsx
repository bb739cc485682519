import { usePortal } from '@hoa/portal';
import { TicketDetail } from '@hoa/tickets';
import { OnDemand, partOnDemand } from '@hoa/ui';
import { AdminActions } from './AdminActions.tsx';
import { useText } from './messages.ts';

const History = partOnDemand(() => import('../../history/History.tsx').then((m) => m.History));

/** Any ticket, with an administrator's actions and its history. */
export function TicketDetailScreen() {
  const text = useText();
  const { supports } = usePortal();
  return (
    <TicketDetail
      actions={(ticket) => <AdminActions ticket={ticket} />}
      history={
        supports('audit.list')
          ? ({ id }) => (
              <OnDemand what={text.history}>
                <History subject={{ kind: 'ticket', id }} title={text.history} hideTitle />
              </OnDemand>
            )
          : undefined
      }
    />
  );
}
