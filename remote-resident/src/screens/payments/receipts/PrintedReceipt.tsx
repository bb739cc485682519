import type { Payment } from '@hoa/domain';
import { createPortal, useAssociationName } from '@hoa/portal';
import { useText } from '../messages.ts';
import styles from './PrintedReceipt.module.css';
import { useReceiptFacts } from './useReceiptFacts.ts';

/** The print layout of a receipt: hidden on screen, and the only content when printing. */
export function PrintedReceipt({ payment }: { readonly payment: Payment }) {
  const text = useText();
  const association = useAssociationName();
  const factsOf = useReceiptFacts();
  return createPortal(
    <div className={styles.paper} data-printed-receipt>
      <header className={styles.head}>
        <p>{association}</p>
        <h1>{text.receipt}</h1>
      </header>
      <dl className={styles.facts}>
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
