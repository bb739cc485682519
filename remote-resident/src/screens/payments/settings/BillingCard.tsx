import { SoonButton } from '@hoa/parts';
import { useSupportedAction } from '@hoa/portal';
import { Card } from '@hoa/ui';
import { useText } from '../messages.ts';
import styles from './PaymentSettingsTab.module.css';

/** Billing portal and statements of the payment provider. */
export function BillingCard() {
  const text = useText();
  const openPortal = useSupportedAction('payments.openBillingPortal', text.billingPortalSoon);
  const openStatements = useSupportedAction('payments.statements', text.statementsSoon);
  return (
    <Card as="section" aria-labelledby="billing">
      <h2 id="billing" className={styles.title}>
        {text.billing}
      </h2>
      <ul className={styles.rows}>
        <li className={styles.row}>
          <div>
            <h3 className={styles.name}>{text.billingPortal}</h3>
            <p className={styles.hint}>{text.billingPortalHint}</p>
          </div>
          <SoonButton onClick={openPortal}>{text.openBillingPortal}</SoonButton>
        </li>
        <li className={styles.row}>
          <div>
            <h3 className={styles.name}>{text.statements}</h3>
            <p className={styles.hint}>{text.statementsHint}</p>
          </div>
          <SoonButton onClick={openStatements}>{text.viewStatements}</SoonButton>
        </li>
      </ul>
    </Card>
  );
}
