import { parseUsd, paymentFee } from '@hoa/domain';
import { FormDecimalField } from '@hoa/ui/forms';
import { formatUsd, useLocale } from '@hoa/ui/text';
import { useWatch } from 'react-hook-form';
import { Group } from './Group.tsx';
import { useText } from './messages.ts';
import styles from './Settings.module.css';
import type { GroupProps, HintProps } from './useSettingsForm.ts';

/** The fees of payments by card and by bank transfer. */
export function FeesGroup({ form }: GroupProps) {
  const text = useText();
  return (
    <Group title={text.fees} hint={text.feesHint}>
      <div className={styles.pair}>
        <FormDecimalField
          form={form}
          name="cardFeeRate"
          label={text.cardFeeRate}
          hint={text.cardFeeRateHint}
          step={0.01}
        />
        <FormDecimalField
          form={form}
          name="cardFeeFlat"
          label={text.cardFeeFlat}
          hint={text.cardFeeFlatHint}
          step={0.01}
          dollars
        />
        <FormDecimalField
          form={form}
          name="bankFee"
          label={text.bankFee}
          hint={text.bankFeeHint}
          step={0.01}
          dollars
        />
      </div>
      <ExampleFees control={form.control} />
    </Group>
  );
}

/** The amount of the example, in cents. */
const exampleAmount = 10_000;

/** The fees that a payment of $100 would have. */
function ExampleFees({ control }: HintProps) {
  const text = useText();
  const locale = useLocale();
  const [rate, flat, bank] = useWatch({ control, name: ['cardFeeRate', 'cardFeeFlat', 'bankFee'] });
  const fees = {
    cardFeeRate: parseUsd(rate) ?? 0,
    cardFeeFlat: parseUsd(flat) ?? 0,
    bankFee: parseUsd(bank) ?? 0,
  };
  const fee = (method: 'card' | 'ach') =>
    formatUsd(paymentFee(exampleAmount, method, fees), locale);
  return (
    <p className={styles.quiet} aria-live="polite">
      {text.exampleFees({
        amount: formatUsd(exampleAmount, locale),
        card: fee('card'),
        bank: fee('ach'),
      })}
    </p>
  );
}
