import { type Payment, paymentStatusTones } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { Badge, type Column, IconButton, useIsPhone, useMedia } from '@hoa/ui';
import { formatBrief, formatDate, formatUsd, useLocale } from '@hoa/ui/text';
import { Download, Printer } from 'lucide-react';
import { useText } from '../messages.ts';
import { hasReceipt } from '../receipts/useReceiptFacts.ts';
import styles from './PaymentHistory.module.css';

export interface ReceiptActions {
  readonly print: (payment: Payment) => void;
  readonly download: (payment: Payment) => void;
}

/** The columns of the payment history. */
export function usePaymentColumns({ print, download }: ReceiptActions): Column<Payment>[] {
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
              icon={<Printer />}
              onClick={() => print(payment)}
            />
            <IconButton
              size="sm"
              label={text.download}
              suffix={text.receiptOf({ number: payment.confirmationNumber })}
              icon={<Download />}
              onClick={() => download(payment)}
            />
          </span>
        ) : (
          none
        ),
    },
  ];
}
