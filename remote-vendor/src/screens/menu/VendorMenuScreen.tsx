import { MenuCards } from '@hoa/parts';
import { Page } from '@hoa/shared';
import { ClipboardList, LayoutGrid, type LucideIcon, Receipt } from 'lucide-react';
import { useId } from 'react';
import { QuickActionButtons } from '../../quick-actions/QuickActions.tsx';
import { useText } from './messages/index.ts';
import styles from './VendorMenuScreen.module.css';

const icons: Record<string, LucideIcon> = { 'clipboard-list': ClipboardList, receipt: Receipt };

/** Cards for the vendor's sections and the Vendor Tools. */
export function VendorMenuScreen() {
  const text = useText();
  const toolsId = useId();
  return (
    <Page title={text.title}>
      <MenuCards label={text.sections} iconOf={(name) => icons[name] ?? LayoutGrid} />
      <section aria-labelledby={toolsId} className={styles.tools}>
        <h2 id={toolsId}>{text.vendorTools}</h2>
        <QuickActionButtons />
      </section>
    </Page>
  );
}
