import type { Ticket } from '@hoa/domain';
import { notify } from '@hoa/shared';
import { StatusSelect, useStatusChange } from '@hoa/tickets';
import { Button, Card } from '@hoa/ui';
import { Wrench } from 'lucide-react';
import { useId } from 'react';
import styles from './AdminActions.module.css';
import { useText } from './messages/index.ts';

/** The admin's panel: any status at once, and a vendor as soon as that is possible. */
export function AdminActions({ ticket }: { readonly ticket: Ticket }) {
  const text = useText();
  const headingId = useId();
  const changeStatus = useStatusChange();
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
      <Button wide icon={<Wrench />} onClick={() => notify.info(text.assignVendorSoon)}>
        {text.assignVendor}
      </Button>
    </Card>
  );
}
