import type { Payment } from '@hoa/domain';
import { createPortal, useAssociationName, useOperation, useUrlState } from '@hoa/portal';
import { Button, DefinitionList, Dialog, DialogFooter, EmptyState, Icon } from '@hoa/ui';
import { Download, Printer, ReceiptText } from 'lucide';
import { useText } from '../messages.ts';
import styles from './OpenReceipt.module.css';
import { hasReceipt, type useReceiptActions, useReceiptFacts } from './receipts.ts';

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

interface ReceiptDialogProps {
  /** Undefined when the URL names an unknown receipt. */
  readonly payment: Payment | undefined;
  readonly onPrint: (payment: Payment) => void;
  readonly onDownload: (payment: Payment) => void;
  readonly onClose: () => void;
}

/** A receipt with Print and Download. The browser's own print command prints it too. */
function ReceiptDialog({ payment, onPrint, onDownload, onClose }: ReceiptDialogProps) {
  const text = useText();
  const association = useAssociationName();
  const factsOf = useReceiptFacts();
  return (
    <Dialog open title={text.receipt} onClose={onClose}>
      {payment ? (
        <>
          <p className={styles.association}>{association}</p>
          <DefinitionList items={factsOf(payment)} className={styles.facts} />
          <DialogFooter>
            <Button icon={<Icon icon={Download} />} onClick={() => onDownload(payment)}>
              {text.download}
            </Button>
            <Button
              variant="primary"
              icon={<Icon icon={Printer} />}
              onClick={() => onPrint(payment)}
            >
              {text.print}
            </Button>
          </DialogFooter>
          <PrintedReceipt payment={payment} />
        </>
      ) : (
        <EmptyState icon={<Icon icon={ReceiptText} />} title={text.receiptNotFound}>
          {text.receiptNotFoundHint}
        </EmptyState>
      )}
    </Dialog>
  );
}

/** The print layout of a receipt: hidden on screen, and the only content when printing. */
function PrintedReceipt({ payment }: { readonly payment: Payment }) {
  const text = useText();
  const association = useAssociationName();
  const factsOf = useReceiptFacts();
  return createPortal(
    <div className={styles.paper} data-printed-receipt>
      <header className={styles.head}>
        <p>{association}</p>
        <h1>{text.receipt}</h1>
      </header>
      <dl className={styles.printedReceiptFacts}>
        {factsOf(payment).map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{text.keepThis}</p>
    </div>,
    document.body,
  );
}
