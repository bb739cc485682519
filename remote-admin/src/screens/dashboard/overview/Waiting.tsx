import { Link, type Output, useOperation } from '@hoa/shared';
import { Card, classNames, EmptyState, ErrorPanel, Skeleton } from '@hoa/ui';
import { formatNumber, useLocale } from '@hoa/ui/text';
import {
  CalendarX,
  ChevronRight,
  CircleCheckBig,
  Inbox,
  type LucideIcon,
  ReceiptText,
  ScanEye,
  ShieldAlert,
} from 'lucide-react';
import { useText } from './messages/index.ts';
import styles from './Overview.module.css';

type Waits = Output<'admin.waiting'>;

/** Most pressing first: its icon and the list of what it counts. */
const kinds: readonly { name: keyof Waits; Icon: LucideIcon; to: string }[] = [
  { name: 'safetyTickets', Icon: ShieldAlert, to: '/tickets?status=open&priority=safety' },
  {
    name: 'overdueWorkOrders',
    Icon: CalendarX,
    to: '/admin?tab=vendors&list=orders&status=overdue',
  },
  { name: 'newTickets', Icon: Inbox, to: '/tickets?status=new' },
  { name: 'ticketsInReview', Icon: ScanEye, to: '/tickets?status=in_review' },
  {
    name: 'submittedInvoices',
    Icon: ReceiptText,
    to: '/admin?tab=vendors&list=invoices&status=submitted',
  },
];

const urgent: ReadonlySet<keyof Waits> = new Set(['safetyTickets', 'overdueWorkOrders']);

/** What waits for the board, each with a link to its list; what does not wait is left out. */
export function Waiting() {
  const text = useText();
  const locale = useLocale();
  const { data, error, refetch, isFetching } = useOperation('admin.waiting', {});
  const waiting = kinds.filter(({ name }) => (data?.[name] ?? 0) > 0);
  return (
    <Card as="section" aria-labelledby="overview-waiting" aria-busy={!data && !error}>
      <h2 id="overview-waiting" className={styles.heading}>
        {text.waiting}
      </h2>
      {!data && error ? (
        <ErrorPanel
          message={text.failedWaiting}
          onRetry={refetch}
          retrying={isFetching}
          className={styles.failed}
        />
      ) : !data ? (
        <div className={styles.waiting}>
          {kinds.map(({ name }) => (
            <span key={name} className={styles.row}>
              <Skeleton width="60%" />
            </span>
          ))}
        </div>
      ) : waiting.length === 0 ? (
        <EmptyState compact icon={<CircleCheckBig />} title={text.nothingWaits} />
      ) : (
        <ul className={styles.waiting}>
          {waiting.map(({ name, Icon, to }) => (
            <li key={name}>
              <Link to={to} className={classNames(styles.row, urgent.has(name) && styles.urgent)}>
                <Icon aria-hidden="true" />
                <span className={styles.waitCount}>{formatNumber(data[name], locale)}</span>
                <span>{text.waits[name]({ n: data[name] })}</span>
                <ChevronRight aria-hidden="true" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
