import type { Ticket } from '@hoa/domain';
import { useSupportedAction } from '@hoa/shared';
import { StatusSelect, useStatusChange } from '@hoa/tickets';
import { Button, Card, OnDemand, partOnDemand } from '@hoa/ui';
import { Wrench } from 'lucide-react';
import { useId, useState } from 'react';
import styles from './AdminActions.module.css';
import { useText } from './messages/index.ts';

const AssignVendorDialog = partOnDemand(() =>
  import('./AssignVendorDialog.tsx').then((m) => m.AssignVendorDialog),
);

/** The admin's panel: any status at once, and the vendor who does the work. */
export function AdminActions({ ticket }: { readonly ticket: Ticket }) {
  const text = useText();
  const headingId = useId();
  const changeStatus = useStatusChange();
  const [isAssigning, setIsAssigning] = useState(false);
  const assign = useSupportedAction('tickets.assign', text.assignVendorSoon, () =>
    setIsAssigning(true),
  );
  const close = () => setIsAssigning(false);
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
      <Button wide icon={<Wrench />} onClick={assign}>
        {text.assignVendor}
      </Button>
      {isAssigning && (
        <OnDemand what={text.assignVendor} onClose={close}>
          <AssignVendorDialog ticket={ticket} onClose={close} />
        </OnDemand>
      )}
    </Card>
  );
}
