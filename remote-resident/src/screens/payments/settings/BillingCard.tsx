import { useFailure } from '@hoa/parts';
import { notify, useCommand, usePortal } from '@hoa/shared';
import { Button, Card } from '@hoa/ui';
import { useText } from '../messages/index.ts';
import styles from './PaymentSettings.module.css';

/** Billing portal and statements of the payment provider. */
export function BillingCard() {
  const text = useText();
  const { supports } = usePortal();
  const reportFailure = useFailure();
  const [openPortal] = useCommand('payments.openBillingPortal');
  const [openStatements] = useCommand('payments.statements');

  async function open(
    operation: 'payments.openBillingPortal' | 'payments.statements',
    messages: { readonly soon: string; readonly failed: string },
  ) {
    if (!supports(operation)) {
      notify.info(messages.soon);
      return;
    }
    try {
      await (operation === 'payments.statements' ? openStatements({}) : openPortal({}));
    } catch (error) {
      reportFailure(error, messages.failed);
    }
  }

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
          <Button
            onClick={() =>
              void open('payments.openBillingPortal', {
                soon: text.billingPortalSoon,
                failed: text.failedBillingPortal,
              })
            }
          >
            {text.openBillingPortal}
          </Button>
        </li>
        <li className={styles.row}>
          <div>
            <h3 className={styles.name}>{text.statements}</h3>
            <p className={styles.hint}>{text.statementsHint}</p>
          </div>
          <Button
            onClick={() =>
              void open('payments.statements', {
                soon: text.statementsSoon,
                failed: text.failedStatements,
              })
            }
          >
            {text.viewStatements}
          </Button>
        </li>
      </ul>
    </Card>
  );
}
