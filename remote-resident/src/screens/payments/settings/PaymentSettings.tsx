import { notify, type Optimistic, useCommand, useOperation } from '@hoa/shared';
import { paymentMethods, type PaymentSettings as Settings } from '@hoa/shared/domain';
import { useDomainText } from '@hoa/shared/domain-text';
import { Card, ErrorPanel, RadioGroup, SkeletonList, Stack, Switch } from '@hoa/shared/ui';
import { useFailure } from '../../../failures/useFailure.ts';
import { SaveState } from '../../../save-state/SaveState.tsx';
import { useText } from '../messages/index.ts';
import { BillingCard } from './BillingCard.tsx';
import styles from './PaymentSettings.module.css';

/** How payments are made and told of, and billing. */
export function PaymentSettings() {
  return (
    <div className={styles.columns}>
      <SettingsCard />
      <BillingCard />
    </div>
  );
}

const shownAtOnce: Optimistic<'payments.saveSettings'> = {
  'payments.settings': (draft, input) => Object.assign(draft, input),
};

/** Every change is saved at once; one that fails goes back to what is kept. */
function SettingsCard() {
  const text = useText();
  const domainText = useDomainText();
  const reportFailure = useFailure();
  const { data: settings, error, refetch } = useOperation('payments.settings', {});
  const [save, { isLoading }] = useCommand('payments.saveSettings', shownAtOnce);

  async function change(next: Settings) {
    try {
      await save(next);
      notify.success(text.settingsSaved);
    } catch (failure) {
      reportFailure(failure, text.failedSettings);
    }
  }

  return (
    <Card as="section" aria-labelledby="payment-settings" className={styles.settings}>
      <div className={styles.head}>
        <h2 id="payment-settings" className={styles.title}>
          {text.paymentSettings}
        </h2>
        {settings && <SaveState status={isLoading ? 'saving' : 'saved'} />}
      </div>
      {content()}
    </Card>
  );

  function content() {
    if (!settings) {
      if (error) return <ErrorPanel message={text.failedLoadSettings} onRetry={refetch} />;
      return <SkeletonList shape="line" count={5} />;
    }
    return (
      <Stack gap={5}>
        <RadioGroup
          label={text.defaultMethod}
          tiles
          value={settings.defaultMethod}
          onChange={(defaultMethod) => void change({ ...settings, defaultMethod })}
          options={paymentMethods.map((method) => ({
            value: method,
            label: domainText.paymentMethods[method],
          }))}
        />
        <Switch
          settingRow
          label={text.emailReceipts}
          hint={text.emailReceiptsHint}
          checked={settings.emailReceipts}
          onChange={({ target }) => void change({ ...settings, emailReceipts: target.checked })}
        />
        <Switch
          settingRow
          label={text.reminders}
          hint={text.remindersHint}
          checked={settings.paymentReminders}
          onChange={({ target }) => void change({ ...settings, paymentReminders: target.checked })}
        />
      </Stack>
    );
  }
}
