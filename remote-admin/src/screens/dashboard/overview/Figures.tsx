import { seesFigure } from '@hoa/domain';
import { Link, type Output, useActor, useOperation } from '@hoa/portal';
import { cardLinkClass, Icon, Stat } from '@hoa/ui';
import { formatNumber, useLocale } from '@hoa/ui/text';
import {
  CircleCheckBig,
  ClipboardList,
  type IconNode,
  LifeBuoy,
  Megaphone,
  ReceiptText,
  ShieldAlert,
  Users,
  Wrench,
} from 'lucide';
import { type ReactNode, useId } from 'react';
import { useText } from './messages.ts';
import styles from './Overview.module.css';

type Overview = Output<'admin.overview'>;

const community = {
  residents: Users,
  openTickets: LifeBuoy,
  activeNews: Megaphone,
  securityAlerts: ShieldAlert,
} satisfies Partial<Record<keyof Overview, IconNode>>;

const work = {
  vendors: Wrench,
  activeWorkOrders: ClipboardList,
  pendingInvoices: ReceiptText,
  completedThisMonth: CircleCheckBig,
} satisfies Partial<Record<keyof Overview, IconNode>>;

/** The URL of the list behind each figure. */
const lists: Record<keyof Overview, string> = {
  residents: '/admin?show=residents',
  openTickets: '/tickets?status=open',
  activeNews: '/admin?tab=news&status=published',
  securityAlerts: '/admin?tab=news&status=published&category=emergency',
  vendors: '/admin?tab=vendors',
  activeWorkOrders: '/admin?tab=vendors&list=orders&status=active',
  pendingInvoices: '/admin?tab=vendors&list=invoices&status=pending',
  completedThisMonth: '/admin?tab=vendors&list=orders&status=completed-this-month',
};

/** The figures of the community and of the vendors' work, with a link to each list, or placeholders while loading. */
export function Figures({ figures }: { readonly figures: Overview | undefined }) {
  const text = useText();
  return (
    <>
      <Group title={text.community} icons={community} figures={figures} />
      <Group
        title={text.work}
        icons={work}
        figures={figures}
        // An empty line keeps the numbers of a row aligned.
        hints={(name) =>
          name === 'pendingInvoices' ? <PendingHint pending={figures?.[name]} /> : '\u00a0'
        }
      />
    </>
  );
}

interface GroupProps {
  readonly title: string;
  readonly icons: Partial<Record<keyof Overview, IconNode>>;
  readonly figures: Overview | undefined;
  readonly hints?: (name: keyof Overview) => ReactNode;
}

function Group({ title, icons, figures, hints }: GroupProps) {
  const text = useText();
  const locale = useLocale();
  const headingId = useId();
  const actor = useActor();
  const seen = (Object.entries(icons) as [keyof Overview, IconNode][]).filter(([name]) =>
    seesFigure(actor, name),
  );
  if (seen.length === 0) return null;
  return (
    <section aria-labelledby={headingId} aria-busy={!figures}>
      <h2 id={headingId} className={styles.heading}>
        {title}
      </h2>
      <div className={styles.figures}>
        {seen.map(([name, icon]) => (
          <Stat
            key={name}
            interactive
            label={
              <Link to={lists[name]} className={cardLinkClass}>
                {text.figures[name]}
              </Link>
            }
            value={figures && formatNumber(figures[name], locale)}
            hint={hints?.(name)}
            icon={<Icon icon={icon} />}
          />
        ))}
      </div>
    </section>
  );
}

/** The numbers of submitted and of approved invoices among the pending ones. */
function PendingHint({ pending }: { readonly pending: number | undefined }) {
  const text = useText();
  const { data } = useOperation('admin.waiting', {});
  // Reserves the line while loading, to avoid a layout shift.
  if (pending === undefined || !data) return '\u00a0';
  const submitted = data.submittedInvoices;
  return (
    <span>{text.pendingParts({ submitted, approved: Math.max(0, pending - submitted) })}</span>
  );
}
