import { Link, Page, usePortal } from '@hoa/shared';
import { Card, cardLinkClass } from '@hoa/ui';
import { useLocale } from '@hoa/ui/text';
import { ClipboardList, LayoutGrid, type LucideIcon, Receipt } from 'lucide-react';
import { useId } from 'react';
import { QuickActionButtons } from '../../quick-actions/QuickActions.tsx';
import { useText } from './messages/index.ts';
import styles from './VendorMenuScreen.module.css';

const icons: Record<string, LucideIcon> = { 'clipboard-list': ClipboardList, receipt: Receipt };

/** Cards for the vendor's sections and the Vendor Tools. */
export function VendorMenuScreen() {
  const text = useText();
  const locale = useLocale();
  const { menu } = usePortal();
  const toolsId = useId();
  return (
    <Page title={text.title}>
      <ul aria-label={text.sections} className={styles.cards}>
        {menu().map(({ path, label, description, icon }) => {
          const Icon = icons[icon] ?? LayoutGrid;
          return (
            <Card as="li" key={path} interactive className={styles.card}>
              <span className={styles.icon} aria-hidden="true">
                <Icon />
              </span>
              <div>
                <Link to={path} className={cardLinkClass}>
                  {label[locale]}
                </Link>
                <p className={styles.description}>{description[locale]}</p>
              </div>
            </Card>
          );
        })}
      </ul>
      <section aria-labelledby={toolsId} className={styles.tools}>
        <h2 id={toolsId}>{text.vendorTools}</h2>
        <QuickActionButtons />
      </section>
    </Page>
  );
}
