import { Link, type Output, useOperation } from '@hoa/portal';
import { Card, classNames, EmptyState, ErrorPanel, Icon, Skeleton } from '@hoa/ui';
import { formatNumber, useLocale } from '@hoa/ui/text';
import {
  CalendarX,
  ChevronRight,
  CircleCheckBig,
  type IconNode,
  Inbox,
  ReceiptText,
  ScanEye,
  ShieldAlert,
} from 'lucide';
import { useText } from './messages.ts';
import styles from './Overview.module.css';

type Waits = Output<'admin.waiting'>;

interface Kind {
  readonly name: Exclude<keyof Waits, 'total'>;
  readonly icon: IconNode;
  readonly isUrgent?: boolean;
  /** The URL of the list of the counted items. */
  readonly to: string;
}

/** Counts open tickets in every status, so it is not part of the total. */
const safety: Kind = {
  name: 'safetyTickets',
  icon: ShieldAlert,
  isUrgent: true,
  to: '/tickets?status=open&priority=safety',
};

/** Their counts add up to the total; the most urgent kind is first. */
const kinds: readonly Kind[] = [
  {
    name: 'overdueWorkOrders',
    icon: CalendarX,
    isUrgent: true,
    to: '/admin?tab=vendors&list=orders&status=overdue',
  },
  { name: 'newTickets', icon: Inbox, to: '/tickets?status=new' },
  { name: 'ticketsInReview', icon: ScanEye, to: '/tickets?status=in_review' },
  {
    name: 'submittedInvoices',
    icon: ReceiptText,
    to: '/admin?tab=vendors&list=invoices&status=submitted',
  },
];

/** Open safety tickets, then the number of items that wait for the board, by kind, each with a link to its list. */
export function Waiting() {
  const text = useText();
  const locale = useLocale();
  const { data, error, refetch, isFetching } = useOperation('admin.waiting', {});
  const waiting = kinds.filter(({ name }) => (data?.[name] ?? 0) > 0);
  return (
    <Card as="section" aria-labelledby="overview-waiting" aria-busy={!data && !error}>
      <div className={styles.waitingHead}>
        <h2 id="overview-waiting" className={styles.heading}>
          {text.waiting}
        </h2>
        {data && <span className={styles.waitCount}>{formatNumber(data.total, locale)}</span>}
      </div>
      {data && data.safetyTickets > 0 && (
        <p className={styles.waiting}>
          <Row kind={safety} n={data.safetyTickets} />
        </p>
      )}
      {!data && error ? (
        <ErrorPanel
          message={text.failedWaiting}
          onRetry={refetch}
          retrying={isFetching}
          className={styles.failed}
        />
      ) : !data ? (
        [[safety], kinds].map((rows) => (
          <div key={rows.length} className={styles.waiting}>
            {rows.map(({ name }) => (
              <span key={name} className={styles.row}>
                <Skeleton width="60%" />
              </span>
            ))}
          </div>
        ))
      ) : waiting.length === 0 ? (
        <EmptyState compact icon={<Icon icon={CircleCheckBig} />} title={text.nothingWaits} />
      ) : (
        <ul className={styles.waiting}>
          {waiting.map((kind) => (
            <li key={kind.name}>
              <Row kind={kind} n={data[kind.name]} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Row({
  kind: { name, icon, isUrgent, to },
  n,
}: {
  readonly kind: Kind;
  readonly n: number;
}) {
  const text = useText();
  const locale = useLocale();
  return (
    <Link to={to} className={classNames(styles.row, isUrgent && styles.urgent)}>
      <Icon icon={icon} />
      <span className={styles.waitCount}>{formatNumber(n, locale)}</span>
      <span>{text.waits[name]({ n })}</span>
      <Icon icon={ChevronRight} />
    </Link>
  );
}
