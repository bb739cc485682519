import { listPageSize, type Payment } from '@hoa/domain';
import { useListState } from '@hoa/parts';
import { useOperation, useUrlState } from '@hoa/shared';
import { Card, DataTable, EmptyState, ErrorPanel, SkeletonList } from '@hoa/ui';
import { ReceiptText } from 'lucide-react';
import { useText } from '../messages/index.ts';
import { PrintedReceipt } from '../receipts/PrintedReceipt.tsx';
import { ReceiptDialog, type ReceiptDialogProps } from '../receipts/ReceiptDialog.tsx';
import { useReceiptActions } from '../receipts/useReceiptActions.ts';
import { hasReceipt } from '../receipts/useReceiptFacts.ts';
import styles from './PaymentHistory.module.css';
import { usePaymentColumns } from './usePaymentColumns.tsx';

const listOptions = {
  sorts: ['description', 'date', 'amount', 'fees', 'total', 'status'],
} as const;

/** All payments, newest first, ten per page, with their receipts. */
export function PaymentHistory() {
  const text = useText();
  const [view, setView] = useUrlState({ receipt: '' });
  const list = useListState(listOptions);
  const { data, error, isFetching, refetch } = useOperation('payments.history', {
    limit: listPageSize,
    offset: (list.page - 1) * listPageSize,
    ...(list.sort && { sort: list.sort }),
  });
  const { printed, print, download } = useReceiptActions();
  const columns = usePaymentColumns({ print, download });

  if (!data) {
    if (error) return <ErrorPanel message={text.failedHistory} onRetry={refetch} />;
    return (
      <Card>
        <SkeletonList shape="line" count={listPageSize} className={styles.skeleton} />
      </Card>
    );
  }
  if (data.total === 0) {
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
        rows={data.items}
        total={data.total}
        rowId={({ id }) => id}
        sort={list.sort}
        onSort={list.setSort}
        pageSize={listPageSize}
        page={list.page}
        onPage={list.setPage}
        className={styles.root}
        aria-busy={isFetching}
      />
      {view.receipt !== '' && (
        <Receipt
          paymentId={view.receipt}
          shown={data.items}
          onPrint={print}
          onDownload={download}
          onClose={() => setView({ receipt: '' })}
        />
      )}
      {printed && view.receipt === '' && <PrintedReceipt payment={printed} />}
    </>
  );
}

interface ReceiptProps extends Omit<ReceiptDialogProps, 'payment'> {
  readonly paymentId: string;
  /** The payments of the shown page; any other receipt is read by itself. */
  readonly shown: readonly Payment[];
}

/** The receipt that the URL names, from whichever page of the history. */
function Receipt({ paymentId, shown, ...actions }: ReceiptProps) {
  const atHand = shown.find(({ id }) => id === paymentId);
  const { data, isLoading } = useOperation('payments.get', { paymentId }, { skip: !!atHand });
  if (!atHand && isLoading) return null;
  const payment = atHand ?? data;
  return (
    <ReceiptDialog {...actions} payment={payment && hasReceipt(payment) ? payment : undefined} />
  );
}
