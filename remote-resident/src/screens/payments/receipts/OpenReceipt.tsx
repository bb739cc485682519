import type { Payment } from '@hoa/domain';
import { useOperation, useUrlState } from '@hoa/portal';
import { PrintedReceipt } from './PrintedReceipt.tsx';
import { ReceiptDialog, type ReceiptDialogProps } from './ReceiptDialog.tsx';
import type { useReceiptActions } from './useReceiptActions.ts';
import { hasReceipt } from './useReceiptFacts.ts';

export interface OpenReceiptProps extends ReturnType<typeof useReceiptActions> {
  /** Payments that are already loaded; any other receipt is loaded separately. */
  readonly shown: readonly Payment[];
}

/** The receipt that the URL names, in a dialog, and the one that is being printed. */
export function OpenReceipt({ shown, printed, print, download }: OpenReceiptProps) {
  const [{ receipt }, setView] = useUrlState({ receipt: '' });
  if (receipt === '') return printed && <PrintedReceipt payment={printed} />;
  return (
    <Receipt
      paymentId={receipt}
      shown={shown}
      onPrint={print}
      onDownload={download}
      onClose={() => setView({ receipt: '' })}
    />
  );
}

interface ReceiptProps extends Omit<ReceiptDialogProps, 'payment'> {
  readonly paymentId: string;
  readonly shown: readonly Payment[];
}

function Receipt({ paymentId, shown, ...actions }: ReceiptProps) {
  const loaded = shown.find(({ id }) => id === paymentId);
  const { data, isLoading } = useOperation('payments.get', { paymentId }, { skip: !!loaded });
  if (!loaded && isLoading) return null;
  const payment = loaded ?? data;
  return (
    <ReceiptDialog {...actions} payment={payment && hasReceipt(payment) ? payment : undefined} />
  );
}
