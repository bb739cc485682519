import type { Payment } from '@hoa/domain';
import { useAssociationName } from '@hoa/portal';
import { Button, DefinitionList, Dialog, DialogFooter, EmptyState } from '@hoa/ui';
import { Download, Printer, ReceiptText } from 'lucide-react';
import { useText } from '../messages.ts';
import { PrintedReceipt } from './PrintedReceipt.tsx';
import styles from './ReceiptDialog.module.css';
import { useReceiptFacts } from './useReceiptFacts.ts';

export interface ReceiptDialogProps {
  /** Undefined when the URL names an unknown receipt. */
  readonly payment: Payment | undefined;
  readonly onPrint: (payment: Payment) => void;
  readonly onDownload: (payment: Payment) => void;
  readonly onClose: () => void;
}

/** A receipt with Print and Download. The browser's own print command prints it too. */
export function ReceiptDialog({ payment, onPrint, onDownload, onClose }: ReceiptDialogProps) {
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
            <Button icon={<Download />} onClick={() => onDownload(payment)}>
              {text.download}
            </Button>
            <Button variant="primary" icon={<Printer />} onClick={() => onPrint(payment)}>
              {text.print}
            </Button>
          </DialogFooter>
          <PrintedReceipt payment={payment} />
        </>
      ) : (
        <EmptyState icon={<ReceiptText />} title={text.receiptNotFound}>
          {text.receiptNotFoundHint}
        </EmptyState>
      )}
    </Dialog>
  );
}
