import { listPageSize, type Payment, paymentStatusTones } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { useListPage, useListState } from '@hoa/parts';
import {
  Badge,
  Card,
  type Column,
  DataTable,
  EmptyState,
  ErrorPanel,
  Icon,
  IconButton,
  SkeletonList,
  useIsPhone,
  useMedia,
} from '@hoa/ui';
import { formatBrief, formatDate, formatUsd, useLocale } from '@hoa/ui/text';
import { Download, Printer, ReceiptText } from 'lucide';
import { useText } from '../messages.ts';
import { OpenReceipt } from '../receipts/OpenReceipt.tsx';
import { hasReceipt, useReceiptActions } from '../receipts/receipts.ts';
import styles from './PaymentHistory.module.css';

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
      <EmptyState icon={<Icon icon={ReceiptText} />} title={text.noPayments}>
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

interface ReceiptActions {
  readonly print: (payment: Payment) => void;
  readonly download: (payment: Payment) => void;
}

function usePaymentColumns({ print, download }: ReceiptActions): Column<Payment>[] {
  const text = useText();
  const domainText = useDomainText();
  const locale = useLocale();
  const isPhone = useIsPhone();
  const isMethodBelow = useMedia('(45rem <= width < 85rem)');
  const money = (id: 'amount' | 'fees' | 'total', header: string): Column<Payment> => ({
    id,
    header,
    align: 'end',
    sortable: true,
    cell: (payment) => formatUsd(payment[id], locale),
  });
  const amount = money('amount', text.amount);
  const none = <span className={styles.none}>{text.noReceipt}</span>;
  return [
    {
      id: 'description',
      header: text.descriptionColumn,
      rowHeader: true,
      sortable: true,
      // On tablets and small laptops the method has no column of its own.
      cell: ({ description, method }) =>
        isMethodBelow ? (
          <>
            <span>{description}</span>
            <span className={styles.below}>{domainText.paymentMethods[method]}</span>
          </>
        ) : (
          description
        ),
    },
    {
      id: 'date',
      header: text.date,
      sortable: true,
      // On a phone one line for the date and the method, and one for the amount and the fee.
      cell: ({ date, method }) =>
        isPhone ? (
          <span>
            <time dateTime={date}>{formatBrief(date, locale, new Date())}</time>
            <span>{` · ${domainText.paymentMethods[method]}`}</span>
          </span>
        ) : (
          <time dateTime={date}>{formatDate(date, locale, 'short')}</time>
        ),
    },
    {
      id: 'method',
      header: text.methodColumn,
      cell: ({ method }) => domainText.paymentMethods[method],
    },
    isPhone
      ? {
          ...amount,
          cell: ({ amount, fees }) =>
            text.withFee({ amount: formatUsd(amount, locale), fee: formatUsd(fees, locale) }),
        }
      : amount,
    money('fees', text.fee),
    money('total', text.total),
    {
      id: 'status',
      header: text.status,
      sortable: true,
      cell: ({ status }) => (
        <Badge tone={paymentStatusTones[status]} dot>
          {domainText.paymentStatuses[status]}
        </Badge>
      ),
    },
    {
      id: 'confirmation',
      header: text.confirmationColumn,
      cell: ({ confirmationNumber }) => confirmationNumber || none,
    },
    {
      id: 'receipt',
      header: text.receipt,
      cell: (payment) =>
        hasReceipt(payment) ? (
          <span className={styles.actions}>
            <IconButton
              size="sm"
              label={text.print}
              suffix={text.receiptOf({ number: payment.confirmationNumber })}
              icon={<Icon icon={Printer} />}
              onClick={() => print(payment)}
            />
            <IconButton
              size="sm"
              label={text.download}
              suffix={text.receiptOf({ number: payment.confirmationNumber })}
              icon={<Icon icon={Download} />}
              onClick={() => download(payment)}
            />
          </span>
        ) : (
          none
        ),
    },
  ];
}
