import { type PaymentSettings, paymentMethods } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { SaveState, SoonButton, useFailure } from '@hoa/parts';
import { notify, type Optimistic, useCommand, useOperation, useSupportedAction } from '@hoa/portal';
import { Card, ErrorPanel, optionsOf, RadioGroup, SkeletonList, Stack, Switch } from '@hoa/ui';
import { useText } from '../messages.ts';
import styles from './PaymentSettingsTab.module.css';

/** The Settings tab: payment settings and billing. */
export function PaymentSettingsTab() {
  return (
    <div className={styles.columns}>
      <SettingsCard />
      <BillingCard />
    </div>
  );
}

const optimistic: Optimistic<'payments.saveSettings'> = {
  'payments.settings': (draft, input) => Object.assign(draft, input),
};

function SettingsCard() {
  const text = useText();
  const { data: settings, error, refetch } = useOperation('payments.settings', {});
  const [save, { isLoading }] = useCommand('payments.saveSettings', optimistic);
  return (
    <Card as="section" aria-labelledby="payment-settings" className={styles.settings}>
      <div className={styles.head}>
        <h2 id="payment-settings" className={styles.title}>
          {text.paymentSettings}
        </h2>
        {settings && <SaveState status={isLoading ? 'saving' : 'saved'} />}
      </div>
      {settings ? (
        <SettingsFields settings={settings} save={save} />
      ) : error ? (
        <ErrorPanel message={text.failedLoadSettings} onRetry={refetch} />
      ) : (
        <SkeletonList shape="line" count={5} />
      )}
    </Card>
  );
}

interface SettingsFieldsProps {
  readonly settings: PaymentSettings;
  readonly save: (settings: PaymentSettings) => Promise<unknown>;
}

/** Saves each change immediately, and reverts it if saving fails. */
function SettingsFields({ settings, save }: SettingsFieldsProps) {
  const text = useText();
  const domainText = useDomainText();
  const reportFailure = useFailure();

  async function change(next: PaymentSettings) {
    try {
      await save(next);
      notify.success(text.settingsSaved);
    } catch (failure) {
      reportFailure(failure, text.failedSettings);
    }
  }

  return (
    <Stack gap={5}>
      <RadioGroup
        label={text.defaultMethod}
        tiles
        value={settings.defaultMethod}
        onChange={(defaultMethod) => void change({ ...settings, defaultMethod })}
        options={optionsOf(paymentMethods, domainText.paymentMethods)}
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

/** Billing portal and statements of the payment provider. */
function BillingCard() {
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
