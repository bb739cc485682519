import type { Output } from '@hoa/shared';
import { Stat } from '@hoa/ui';
import { formatNumber, useLocale } from '@hoa/ui/text';
import {
  CircleCheckBig,
  ClipboardList,
  LifeBuoy,
  type LucideIcon,
  Megaphone,
  ReceiptText,
  ShieldAlert,
  Users,
  Wrench,
} from 'lucide-react';
import { useId } from 'react';
import { useText } from './messages/index.ts';
import styles from './Overview.module.css';

type Overview = Output<'admin.overview'>;

const community = {
  residents: Users,
  openTickets: LifeBuoy,
  activeNews: Megaphone,
  securityAlerts: ShieldAlert,
} satisfies Partial<Record<keyof Overview, LucideIcon>>;

const work = {
  vendors: Wrench,
  activeWorkOrders: ClipboardList,
  pendingInvoices: ReceiptText,
  completedThisMonth: CircleCheckBig,
} satisfies Partial<Record<keyof Overview, LucideIcon>>;

/** The figures of the community and of the vendors' work, or their skeletons while loading. */
export function Figures({ figures }: { readonly figures: Overview | undefined }) {
  const text = useText();
  return (
    <>
      <Group title={text.community} icons={community} figures={figures} />
      <Group title={text.work} icons={work} figures={figures} />
    </>
  );
}

interface GroupProps {
  readonly title: string;
  readonly icons: Partial<Record<keyof Overview, LucideIcon>>;
  readonly figures: Overview | undefined;
}

function Group({ title, icons, figures }: GroupProps) {
  const text = useText();
  const locale = useLocale();
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} aria-busy={!figures}>
      <h2 id={headingId} className={styles.heading}>
        {title}
      </h2>
      <div className={styles.figures}>
        {(Object.entries(icons) as [keyof Overview, LucideIcon][]).map(([name, Icon]) => (
          <Stat
            key={name}
            label={text.figures[name]}
            value={figures && formatNumber(figures[name], locale)}
            icon={<Icon />}
          />
        ))}
      </div>
    </section>
  );
}
