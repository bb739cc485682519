import { Link } from '@hoa/portal';
import { Card, classNames, OnDemand, partOnDemand } from '@hoa/ui';
import {
  ChevronRight,
  ClipboardPlus,
  LifeBuoy,
  Megaphone,
  MessagesSquare,
  Newspaper,
  ReceiptText,
} from 'lucide-react';
import { useId, useState } from 'react';
import { useText } from './messages.ts';
import styles from './Overview.module.css';

const WorkItemDialog = partOnDemand(() =>
  import('../../../work-item/WorkItemDialog.tsx').then((m) => m.WorkItemDialog),
);

/** The admin's quick actions: each opens a dialog or leads to its page. */
export function QuickActions() {
  const text = useText();
  const headingId = useId();
  const [isOrdering, setIsOrdering] = useState(false);
  const links = [
    { to: '/admin?tab=news&item=new', label: text.createNews, Icon: Newspaper },
    { to: '/admin?tab=forums&item=new', label: text.createTopic, Icon: MessagesSquare },
    { to: '/admin?tab=broadcast', label: text.sendBroadcast, Icon: Megaphone },
    { to: '/tickets', label: text.manageTickets, Icon: LifeBuoy },
    {
      to: '/admin?tab=vendors&list=invoices&status=submitted',
      label: text.reviewInvoices,
      Icon: ReceiptText,
    },
  ];
  return (
    <Card as="section" aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {text.quickActions}
      </h2>
      <ul className={styles.actions}>
        <li>
          <button
            type="button"
            className={classNames(styles.row, styles.action)}
            onClick={() => setIsOrdering(true)}
          >
            <ClipboardPlus aria-hidden="true" />
            <span>{text.createWorkItem}</span>
            <ChevronRight aria-hidden="true" />
          </button>
        </li>
        {links.map(({ to, label, Icon }) => (
          <li key={to}>
            <Link to={to} className={classNames(styles.row, styles.action)}>
              <Icon aria-hidden="true" />
              <span>{label}</span>
              <ChevronRight aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
      {isOrdering && (
        <OnDemand what={text.createWorkItem} onClose={() => setIsOrdering(false)}>
          <WorkItemDialog onClose={() => setIsOrdering(false)} />
        </OnDemand>
      )}
    </Card>
  );
}
