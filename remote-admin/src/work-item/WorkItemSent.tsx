import type { Ticket } from '@hoa/shared/domain';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useText } from './messages/index.ts';
import styles from './WorkItem.module.css';

/** The work item has a number and is with its vendor. */
export function WorkItemSent({ ticket }: { readonly ticket: Ticket }) {
  const text = useText();
  const step = useRef<HTMLDivElement>(null);
  useEffect(() => step.current?.focus(), []);
  return (
    <div ref={step} role="status" tabIndex={-1} className={styles.sent}>
      <CircleCheck aria-hidden="true" />
      <p className={styles.number}>{ticket.id}</p>
      <p>{text.withVendor({ vendor: ticket.assignedTo?.displayName ?? '' })}</p>
    </div>
  );
}
