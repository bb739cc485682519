import { hasPermission } from '@hoa/domain';
import { useActor, useSearchParams } from '@hoa/portal';
import { Icon, OnDemand, partOnDemand, SegmentedControl } from '@hoa/ui';
import { ClipboardList, ReceiptText } from 'lucide';
import { useEffect, useState } from 'react';
import { useText } from './messages.ts';
import { useVendorCards, VendorCards } from './VendorCards.tsx';
import { VendorInvoices } from './VendorInvoices.tsx';
import styles from './Vendors.module.css';
import { WorkOrders } from './WorkOrders.tsx';

const WorkItemDialog = partOnDemand(() =>
  import('../../../work-item/WorkItemDialog.tsx').then((m) => m.WorkItemDialog),
);

/** Vendor Management: vendors, work orders and invoices. */
export function VendorsTab() {
  const text = useText();
  const vendors = useVendorCards();
  const [params, setParams] = useSearchParams();
  const hasOrders = hasPermission(useActor(), 'tickets');
  const list = !hasOrders || params.get('list') === 'invoices' ? 'invoices' : 'orders';
  const [orderingFrom, setOrderingFrom] = useState<string | null>(null);

  // A link that names a list leads to that list, below the cards.
  const [isLinked] = useState(params.has('list'));
  const isShown = Boolean(vendors.data || vendors.error);
  useEffect(() => {
    if (isLinked && isShown) focusLists();
  }, [isLinked, isShown]);

  // Switching the list removes its filters but keeps the vendor; a count on a card also sets the status that it counts.
  function show(next: { list?: string; vendor?: string; status?: string }) {
    const kept = { list, vendor: params.get('vendor') ?? '', ...next };
    const query = new URLSearchParams({ tab: 'vendors' });
    if (kept.list === 'invoices') query.set('list', kept.list);
    if (kept.vendor !== '') query.set('vendor', kept.vendor);
    if (kept.status) query.set('status', kept.status);
    setParams(query, { preventScrollReset: true });
  }

  return (
    <div className={styles.tab}>
      <VendorCards
        vendors={vendors}
        onOrder={setOrderingFrom}
        onShow={(next) => {
          show(next);
          focusLists();
        }}
      />
      {/* Hidden until the cards above have their height, to avoid a layout shift. */}
      <div className={styles.lists} hidden={!isShown}>
        <div className={styles.head}>
          <h2 id="vendor-lists" tabIndex={-1} className={styles.heading}>
            {list === 'orders' ? text.workOrders : text.invoices}
          </h2>
          {hasOrders && (
            <SegmentedControl
              label={text.show}
              value={list}
              options={[
                { value: 'orders', label: text.workOrders, icon: <Icon icon={ClipboardList} /> },
                { value: 'invoices', label: text.invoices, icon: <Icon icon={ReceiptText} /> },
              ]}
              onChange={(next) => show({ list: next })}
            />
          )}
        </div>
        <div>
          {list === 'orders' ? <WorkOrders onOrder={setOrderingFrom} /> : <VendorInvoices />}
        </div>
      </div>
      {orderingFrom !== null && (
        <OnDemand what={text.createWorkItem} onClose={() => setOrderingFrom(null)}>
          <WorkItemDialog
            vendorId={orderingFrom || undefined}
            onClose={() => setOrderingFrom(null)}
          />
        </OnDemand>
      )}
    </div>
  );
}

function focusLists(): void {
  const heading = document.getElementById('vendor-lists');
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
}
