import { useOperation, useUrlState } from '@hoa/shared';
import { listPageSize } from '@hoa/shared/domain';
import { Card, DataTable, EmptyState, ErrorPanel, SkeletonList } from '@hoa/shared/ui';
import { ReceiptText } from 'lucide-react';
import { useText } from '../messages/index.ts';
import { PrintedReceipt } from '../receipts/PrintedReceipt.tsx';
import { ReceiptDialog } from '../receipts/ReceiptDialog.tsx';
import { useReceiptActions } from '../receipts/useReceiptActions.ts';
import { hasReceipt } from '../receipts/useReceiptFacts.ts';
import styles from './PaymentHistory.module.css';
import { sortAddress, sortFromAddress } from './sort-address.ts';
import { usePaymentColumns } from './usePaymentColumns.tsx';

/** Everything that was paid, newest first, ten a page, with its receipts. */
export function PaymentHistory() {
  const text = useText();
  const { data: payments, error, refetch } = useOperation('payments.history', {});
  const [view, setView] = useUrlState({ page: 1, sort: '', receipt: '' });
  const { printed, print, download } = useReceiptActions();
  const columns = usePaymentColumns({ print, download });

  if (!payments) {
    if (error) return <ErrorPanel message={text.failedHistory} onRetry={refetch} />;
    return (
      <Card>
        <SkeletonList shape="line" count={listPageSize} className={styles.skeleton} />
      </Card>
    );
  }
  if (payments.length === 0) {
    return (
      <EmptyState icon={<ReceiptText />} title={text.noPayments}>
        {text.noPaymentsHint}
      </EmptyState>
    );
  }
  return (
    <>
      <DataTable
        label={text.history}
        columns={columns}
        rows={payments}
        rowId={({ id }) => id}
        sort={sortFromAddress(view.sort)}
        onSort={(sort) => setView({ sort: sortAddress(sort), page: 1 })}
        pageSize={listPageSize}
        page={view.page}
        onPage={(page) => setView({ page })}
        className={styles.root}
      />
      {view.receipt !== '' && (
        <ReceiptDialog
          payment={payments.find((payment) => payment.id === view.receipt && hasReceipt(payment))}
          onPrint={print}
          onDownload={download}
          onClose={() => setView({ receipt: '' })}
        />
      )}
      {printed && view.receipt === '' && <PrintedReceipt payment={printed} />}
    </>
  );
}
