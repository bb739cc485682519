import type { Ticket } from '@hoa/domain';
import { mayChangeDueDate, mayWithdraw } from '@hoa/domain/tickets';
import { SoonButton } from '@hoa/parts';
import { useActor, usePortal, useSupportedAction } from '@hoa/portal';
import { StatusSelect, useStatusChange } from '@hoa/tickets';
import { Button, Card, Icon, OnDemand, partOnDemand } from '@hoa/ui';
import { CalendarClock, ClipboardPlus, ClipboardX, Wrench } from 'lucide';
import { useId, useState } from 'react';
import styles from './AdminActions.module.css';
import { useText } from './messages.ts';

const AssignVendorDialog = partOnDemand(() =>
  import('./AssignVendorDialog.tsx').then((m) => m.AssignVendorDialog),
);

const WorkItemDialog = partOnDemand(() =>
  import('../../work-item/WorkItemDialog.tsx').then((m) => m.WorkItemDialog),
);

const DueDateDialog = partOnDemand(() =>
  import('./DueDateDialog.tsx').then((m) => m.DueDateDialog),
);

const WithdrawDialog = partOnDemand(() =>
  import('./WithdrawDialog.tsx').then((m) => m.WithdrawDialog),
);

type Opened = 'assign' | 'order' | 'dueDate' | 'withdraw';

/** The administrator's actions: any status, the vendor, and ordered work. */
export function AdminActions({ ticket }: { readonly ticket: Ticket }) {
  const text = useText();
  const headingId = useId();
  const actor = useActor();
  const changeStatus = useStatusChange();
  const [opened, setOpened] = useState<Opened>();
  const { supports } = usePortal();
  const Assign = supports('tickets.assign') ? Button : SoonButton;
  const assign = useSupportedAction('tickets.assign', text.assignVendorSoon, () =>
    setOpened('assign'),
  );
  const close = () => setOpened(undefined);
  const titles: Record<Opened, string> = {
    assign: text.assignVendor,
    order: text.createWorkItem,
    dueDate: text.changeDueDate,
    withdraw: text.withdrawOrder,
  };
  return (
    <Card as="section" aria-labelledby={headingId} className={styles.panel}>
      <h2 id={headingId} className={styles.heading}>
        {text.adminActions}
      </h2>
      <StatusSelect
        label={text.status}
        ticket={ticket}
        onChange={(status) => void changeStatus(ticket, status)}
      />
      <Assign wide icon={<Icon icon={Wrench} />} onClick={assign}>
        {text.assignVendor}
      </Assign>
      <Button wide icon={<Icon icon={ClipboardPlus} />} onClick={() => setOpened('order')}>
        {text.createWorkItem}
      </Button>
      {mayChangeDueDate(actor, ticket).ok && (
        <Button wide icon={<Icon icon={CalendarClock} />} onClick={() => setOpened('dueDate')}>
          {text.changeDueDate}
        </Button>
      )}
      {mayWithdraw(actor, ticket).ok && (
        <Button wide icon={<Icon icon={ClipboardX} />} onClick={() => setOpened('withdraw')}>
          {text.withdrawOrder}
        </Button>
      )}
      {opened && (
        <OnDemand what={titles[opened]} onClose={close}>
          {opened === 'assign' && <AssignVendorDialog ticket={ticket} onClose={close} />}
          {opened === 'order' && <WorkItemDialog source={ticket} onClose={close} />}
          {opened === 'dueDate' && <DueDateDialog ticket={ticket} onClose={close} />}
          {opened === 'withdraw' && <WithdrawDialog ticket={ticket} onClose={close} />}
        </OnDemand>
      )}
    </Card>
  );
}
