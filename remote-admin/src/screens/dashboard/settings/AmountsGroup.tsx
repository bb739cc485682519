import { FormDecimalField } from '@hoa/ui/forms';
import { Group } from './Group.tsx';
import { useText } from './messages.ts';
import styles from './Settings.module.css';
import type { GroupProps } from './useSettingsForm.ts';

/** The amounts that forms begin with. */
export function AmountsGroup({ form }: GroupProps) {
  const text = useText();
  return (
    <Group title={text.amounts} hint={text.amountsHint}>
      <div className={styles.pair}>
        <FormDecimalField
          form={form}
          name="duesAmount"
          label={text.duesAmount}
          hint={text.duesAmountHint}
          step={0.01}
          dollars
        />
        <FormDecimalField
          form={form}
          name="laborRate"
          label={text.laborRate}
          hint={text.laborRateHint}
          step={0.01}
          dollars
        />
      </div>
    </Group>
  );
}
