import { type OperationState, useUrlState } from '@hoa/shared';
import { listPageSize, paginate, type Ticket, type Vendor } from '@hoa/shared/domain';
import { Button, EmptyState, ErrorPanel, Pagination, SkeletonList } from '@hoa/shared/ui';
import { Plus, Wrench } from 'lucide-react';
import { useMemo } from 'react';
import { useText } from './messages/index.ts';
import type { InvoiceRow } from './useAllInvoices.ts';
import { VendorCard, type VendorCardProps } from './VendorCard.tsx';
import styles from './Vendors.module.css';
import { vendorLoads } from './vendorLoad.ts';

export interface VendorCardsProps extends Pick<VendorCardProps, 'onOrder' | 'onShow'> {
  readonly vendors: OperationState<Vendor[]>;
  readonly tickets: readonly Ticket[] | undefined;
  readonly invoices: readonly InvoiceRow[] | undefined;
}

/** The vendors by name, ten a page. */
export function VendorCards({ vendors, tickets, invoices, onOrder, onShow }: VendorCardsProps) {
  const text = useText();
  return (
    <section aria-labelledby="vendors" className={styles.lists}>
      <div className={styles.head}>
        <h2 id="vendors" className={styles.heading}>
          {text.vendors}
        </h2>
        <Button variant="primary" icon={<Plus />} onClick={() => onOrder('')}>
          {text.createWorkItem}
        </Button>
      </div>
      <Cards {...{ vendors, tickets, invoices, onOrder, onShow }} />
    </section>
  );
}

function Cards({ vendors, tickets, invoices, onOrder, onShow }: VendorCardsProps) {
  const text = useText();
  const [{ vendorPage }, change] = useUrlState({ vendorPage: 1 });
  const loads = useMemo(
    () => tickets && invoices && vendorLoads(tickets, invoices),
    [tickets, invoices],
  );
  const { data, error, refetch, isFetching } = vendors;
  if (!data && error) {
    return <ErrorPanel message={text.failedVendors} onRetry={refetch} retrying={isFetching} />;
  }
  if (!data) return <SkeletonList count={4} className={styles.cards} />;
  if (data.length === 0) {
    return <EmptyState compact icon={<Wrench />} title={text.noVendors} />;
  }
  const shown = paginate(data, vendorPage, listPageSize);
  return (
    <>
      <ul className={styles.cards}>
        {shown.items.map((vendor) => (
          <VendorCard
            key={vendor.id}
            vendor={vendor}
            load={loads && (loads.get(vendor.uid) ?? { activeWorkOrders: 0, pendingInvoices: 0 })}
            onOrder={onOrder}
            onShow={onShow}
          />
        ))}
      </ul>
      <Pagination
        page={shown.page}
        total={shown.total}
        pageSize={listPageSize}
        onChange={(page) => change({ vendorPage: page })}
      />
    </>
  );
}
