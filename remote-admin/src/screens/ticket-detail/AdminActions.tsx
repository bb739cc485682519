import type { Ticket } from '@hoa/domain';
import { SoonButton } from '@hoa/parts';
import { usePortal, useSupportedAction } from '@hoa/shared';
import { StatusSelect, useStatusChange } from '@hoa/tickets';
import { Button, Card, OnDemand, partOnDemand } from '@hoa/ui';
import { ClipboardPlus, Wrench } from 'lucide-react';
import { useId, useState } from 'react';
import styles from './AdminActions.module.css';
import { useText } from './messages/index.ts';

const AssignVendorDialog = partOnDemand(() =>
  import('./AssignVendorDialog.tsx').then((m) => m.AssignVendorDialog),
);

const WorkItemDialog = partOnDemand(() =>
  import('../../work-item/WorkItemDialog.tsx').then((m) => m.WorkItemDialog),
);

/** The admin's panel: any status at once, the vendor who does the work, and work ordered for the ticket. */
export function AdminActions({ ticket }: { readonly ticket: Ticket }) {
  const text = useText();
  const headingId = useId();
  const changeStatus = useStatusChange();
  const [opened, setOpened] = useState<'assign' | 'order'>();
  const { supports } = usePortal();
  const Assign = supports('tickets.assign') ? Button : SoonButton;
  const assign = useSupportedAction('tickets.assign', text.assignVendorSoon, () =>
    setOpened('assign'),
  );
  const close = () => setOpened(undefined);
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
      <Assign wide icon={<Wrench />} onClick={assign}>
        {text.assignVendor}
      </Assign>
      <Button wide icon={<ClipboardPlus />} onClick={() => setOpened('order')}>
        {text.createWorkItem}
      </Button>
      {opened && (
        <OnDemand
          what={opened === 'assign' ? text.assignVendor : text.createWorkItem}
          onClose={close}
        >
          {opened === 'assign' ? (
            <AssignVendorDialog ticket={ticket} onClose={close} />
          ) : (
            <WorkItemDialog source={ticket} onClose={close} />
          )}
        </OnDemand>
      )}
    </Card>
  );
}
