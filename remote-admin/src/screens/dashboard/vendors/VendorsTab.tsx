import { useOperation, useSearchParams } from '@hoa/shared';
import { OnDemand, partOnDemand, SegmentedControl } from '@hoa/shared/ui';
import { ClipboardList, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { useText } from './messages/index.ts';
import { useAllInvoices } from './useAllInvoices.ts';
import { VendorCards } from './VendorCards.tsx';
import { VendorInvoices } from './VendorInvoices.tsx';
import styles from './Vendors.module.css';
import { WorkOrders } from './WorkOrders.tsx';

const WorkItemDialog = partOnDemand(() =>
  import('../../../work-item/WorkItemDialog.tsx').then((m) => m.WorkItemDialog),
);

/** Vendor Management: who works for the association, at what, and what they ask for it. */
export function VendorsTab() {
  const text = useText();
  const vendors = useOperation('vendors.list', {});
  const tickets = useOperation('tickets.list', {});
  const invoices = useAllInvoices(tickets.data);
  const [params, setParams] = useSearchParams();
  const list = params.get('list') === 'invoices' ? 'invoices' : 'orders';
  const [orderingFrom, setOrderingFrom] = useState<string | null>(null);

  // A list's filters mean nothing to the other, but whose they are does.
  function show(next: { list?: string; vendor?: string }) {
    const kept = { list, vendor: params.get('vendor') ?? '', ...next };
    const query = new URLSearchParams({ tab: 'vendors' });
    if (kept.list === 'invoices') query.set('list', kept.list);
    if (kept.vendor !== '') query.set('vendor', kept.vendor);
    setParams(query, { preventScrollReset: true });
  }

  return (
    <div className={styles.tab}>
      <VendorCards
        vendors={vendors}
        tickets={tickets.data}
        invoices={invoices.data}
        onOrder={setOrderingFrom}
        onShow={(next) => {
          show(next);
          document.getElementById('vendor-lists')?.focus();
        }}
      />
      {/* Not before the cards above have their height. */}
      <div className={styles.lists} hidden={!vendors.data && !vendors.error}>
        <div className={styles.head}>
          <h2 id="vendor-lists" tabIndex={-1} className={styles.heading}>
            {list === 'orders' ? text.workOrders : text.invoices}
          </h2>
          <SegmentedControl
            label={text.show}
            value={list}
            options={[
              { value: 'orders', label: text.workOrders, icon: <ClipboardList /> },
              { value: 'invoices', label: text.invoices, icon: <ReceiptText /> },
            ]}
            onChange={(next) => show({ list: next })}
          />
        </div>
        <div>
          {list === 'orders' ? (
            <WorkOrders tickets={tickets} vendors={vendors.data} onOrder={setOrderingFrom} />
          ) : (
            <VendorInvoices invoices={invoices} vendors={vendors.data} />
          )}
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
