import { hasPermission, isFullAdmin, type Permission } from '@hoa/domain';
import { Link, useActor, useOperation, usePortal, useUrlState } from '@hoa/portal';
import { Card, classNames, ErrorPanel, Icon, OnDemand, partOnDemand, SkeletonList } from '@hoa/ui';
import {
  ChevronRight,
  ClipboardPlus,
  type IconNode,
  LifeBuoy,
  Megaphone,
  MessagesSquare,
  Newspaper,
  ReceiptText,
} from 'lucide';
import { useId, useState } from 'react';
import { Figures } from './Figures.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { useText } from './messages.ts';
import styles from './Overview.module.css';
import { SystemStatus } from './SystemStatus.tsx';
import { Waiting } from './Waiting.tsx';

const Charts = partOnDemand(() => import('./charts/Charts.tsx').then((m) => m.Charts));
const ResidentList = partOnDemand(() =>
  import('./lists/ResidentList.tsx').then((m) => m.ResidentList),
);
const DuesList = partOnDemand(() => import('./lists/DuesList.tsx').then((m) => m.DuesList));

/** The Overview tab: items that wait for the board, quick actions, figures with links to their lists, and trends. */
export function OverviewTab() {
  const text = useText();
  const { supports } = usePortal();
  const actor = useActor();
  const may = (...anyOf: readonly Permission[]) => hasPermission(actor, ...anyOf);
  const overview = useOperation('admin.overview', {});
  const { data, error, refetch, isFetching } = overview;
  const [{ show }, change] = useUrlState({ show: '' });
  const close = () => change({ show: '' });
  return (
    <div className={styles.overview}>
      {supports('association.steps') && isFullAdmin(actor) && <FirstSteps />}
      <div className={styles.beside}>
        {may('tickets', 'money', 'vendors') && <Waiting />}
        <QuickActions />
      </div>
      {error && !data ? (
        <ErrorPanel message={text.failed} onRetry={refetch} retrying={isFetching} />
      ) : (
        <Figures figures={data} />
      )}
      <section aria-labelledby="overview-trends">
        <h2 id="overview-trends" className={styles.heading}>
          {text.trends}
        </h2>
        <div className={styles.charts}>
          <OnDemand
            what={text.trends}
            pending={<SkeletonList count={5} className={styles.chartSkeletons} />}
          >
            <Charts />
          </OnDemand>
          <SystemStatus overview={overview} />
        </div>
      </section>
      {show === 'residents' && may('people') && (
        <OnDemand what={text.figures.residents} onClose={close}>
          <ResidentList onClose={close} />
        </OnDemand>
      )}
      {show === 'dues' && may('money') && (
        <OnDemand what={text.duesOutstanding} onClose={close}>
          <DuesList onClose={close} />
        </OnDemand>
      )}
    </div>
  );
}

const WorkItemDialog = partOnDemand(() =>
  import('../../../work-item/WorkItemDialog.tsx').then((m) => m.WorkItemDialog),
);

interface QuickLink {
  /** The permissions of which one is needed. */
  readonly needs: readonly Permission[];
  readonly to: string;
  readonly label: string;
  readonly icon: IconNode;
}

/** The admin's quick actions: each opens a dialog or leads to its page. */
function QuickActions() {
  const text = useText();
  const headingId = useId();
  const [isOrdering, setIsOrdering] = useState(false);
  const actor = useActor();
  const links: readonly QuickLink[] = [
    { needs: ['news'], to: '/admin?tab=news&item=new', label: text.createNews, icon: Newspaper },
    {
      needs: ['forums'],
      to: '/admin?tab=forums&item=new',
      label: text.createTopic,
      icon: MessagesSquare,
    },
    {
      needs: ['broadcasts'],
      to: '/admin?tab=broadcast',
      label: text.sendBroadcast,
      icon: Megaphone,
    },
    { needs: ['tickets'], to: '/tickets', label: text.manageTickets, icon: LifeBuoy },
    {
      needs: ['money', 'vendors'],
      to: '/admin?tab=vendors&list=invoices&status=submitted',
      label: text.reviewInvoices,
      icon: ReceiptText,
    },
  ];
  const hasOrders = hasPermission(actor, 'tickets');
  const offered = links.filter(({ needs }) => hasPermission(actor, ...needs));
  if (!hasOrders && offered.length === 0) return null;
  return (
    <Card as="section" aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {text.quickActions}
      </h2>
      <ul className={styles.actions}>
        {hasOrders && (
          <li>
            <button
              type="button"
              className={classNames(styles.row, styles.action)}
              onClick={() => setIsOrdering(true)}
            >
              <Icon icon={ClipboardPlus} />
              <span>{text.createWorkItem}</span>
              <Icon icon={ChevronRight} />
            </button>
          </li>
        )}
        {offered.map(({ to, label, icon }) => (
          <li key={to}>
            <Link to={to} className={classNames(styles.row, styles.action)}>
              <Icon icon={icon} />
              <span>{label}</span>
              <Icon icon={ChevronRight} />
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
