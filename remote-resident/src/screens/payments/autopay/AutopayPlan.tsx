import type { PaymentSource, Subscription } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { Card, DefinitionList } from '@hoa/ui';
import { formatDate, formatUsd, useLocale } from '@hoa/ui/text';
import { type Messages, useText } from '../messages/index.ts';
import styles from './AutopayPlan.module.css';

/** The current autopay plan: amount, frequency, method and next date. */
export function AutopayPlan({ subscription }: { readonly subscription: Subscription }) {
  const text = useText();
  const domainText = useDomainText();
  const locale = useLocale();
  const { amount, fees, totalAmount, frequency, nextBillDate, paymentMethod } = subscription;
  return (
    <Card as="section" aria-labelledby="autopay-plan">
      <h2 id="autopay-plan" className={styles.title}>
        {text.plan}
      </h2>
      <p className={styles.total}>
        {formatUsd(totalAmount, locale)} <span>{text.perPayment}</span>
      </p>
      <DefinitionList
        items={[
          { term: text.amount, value: formatUsd(amount, locale) },
          { term: text.fees, value: formatUsd(fees, locale) },
          { term: text.total, value: formatUsd(totalAmount, locale) },
          { term: text.frequency, value: domainText.paymentFrequencies[frequency] },
          {
            term: text.nextBillDate,
            value: <time dateTime={nextBillDate}>{formatDate(nextBillDate, locale, 'short')}</time>,
          },
          {
            term: text.method,
            value: (
              <>
                {domainText.paymentMethods[paymentMethod.type]}
                {paymentMethod.last4 && (
                  <span className={styles.source}>{sourceText(paymentMethod, text)}</span>
                )}
              </>
            ),
          },
        ]}
      />
    </Card>
  );
}

/** For example "Millbrook Savings checking ending in 6789". */
function sourceText({ bankName, accountType, cardBrand, last4 }: PaymentSource, text: Messages) {
  const kinds: Readonly<Record<string, string>> = text.accountKinds;
  const kind = accountType ? (kinds[accountType] ?? accountType) : '';
  return text.account({ bank: bankName ?? cardBrand ?? '', kind, last4 });
}
