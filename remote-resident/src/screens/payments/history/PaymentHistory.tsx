import { listPageSize } from '@hoa/domain';
import { useListPage, useListState } from '@hoa/parts';
import { Card, DataTable, EmptyState, ErrorPanel, SkeletonList } from '@hoa/ui';
import { ReceiptText } from 'lucide-react';
import { useText } from '../messages.ts';
import { OpenReceipt } from '../receipts/OpenReceipt.tsx';
import { useReceiptActions } from '../receipts/useReceiptActions.ts';
import styles from './PaymentHistory.module.css';
import { usePaymentColumns } from './usePaymentColumns.tsx';

const listOptions = {
  sorts: ['description', 'date', 'amount', 'fees', 'total', 'status'],
} as const;

/** All payments, newest first, ten per page, with their receipts. */
export function PaymentHistory() {
  const text = useText();
  const list = useListState(listOptions);
  const { data, error, isFetching, refetch, page } = useListPage(
    'payments.history',
    list.sort ? { sort: list.sort } : {},
    { page: list.page, pageSize: listPageSize },
  );
  const receipts = useReceiptActions();
  const columns = usePaymentColumns(receipts);

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
        page={page}
        onPage={list.setPage}
        className={styles.root}
        aria-busy={isFetching}
      />
      <OpenReceipt {...receipts} shown={data.items} />
    </>
  );
}
