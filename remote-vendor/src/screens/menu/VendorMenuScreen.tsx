import { MenuCards } from '@hoa/parts';
import { Page } from '@hoa/portal';
import { ClipboardList, type IconNode, LayoutGrid, Receipt } from 'lucide';
import { useId } from 'react';
import { QuickActionButtons } from '../../quick-actions/QuickActions.tsx';
import { useText } from './messages.ts';
import styles from './VendorMenuScreen.module.css';

const icons: Record<string, IconNode> = { 'clipboard-list': ClipboardList, receipt: Receipt };

/** The Vendor Tools, which the navigation does not contain, and a card for each page. */
export function VendorMenuScreen() {
  const text = useText();
  const toolsId = useId();
  return (
    <Page title={text.title} description={text.description}>
      <section aria-labelledby={toolsId} className={styles.tools}>
        <h2 id={toolsId}>{text.vendorTools}</h2>
        <QuickActionButtons />
      </section>
      <h2 className={styles.sections}>{text.sections}</h2>
      <MenuCards label={text.sections} iconOf={(name) => icons[name] ?? LayoutGrid} />
    </Page>
  );
}
