import { Page, useActor, useUrlState } from '@hoa/portal';
import { Stack, Tabs } from '@hoa/ui';
import { Autopay } from './autopay/Autopay.tsx';
import { PaymentHistory } from './history/PaymentHistory.tsx';
import { MakePayment } from './MakePayment.tsx';
import { useText } from './messages.ts';
import { PaymentSettingsTab } from './settings/PaymentSettingsTab.tsx';
import { PaymentTimeline } from './timeline/PaymentTimeline.tsx';
import { usePayment } from './usePayment.ts';

const tabs = ['make', 'autopay', 'history', 'settings'] as const;

/** Payments: Make Payment, Autopay, History and Settings; only the history for a former owner. */
export function PaymentsScreen() {
  const text = useText();
  const { until } = useActor();
  if (!until) return <Payments />;
  return (
    <Page title={text.title} description={text.history}>
      <PaymentHistory />
    </Page>
  );
}

function Payments() {
  const text = useText();
  const payment = usePayment();
  const [view, setView] = useUrlState({ tab: 'make', page: 1, sort: '', order: '', receipt: '' });
  const tab = tabs.find((name) => name === view.tab) ?? 'make';
  return (
    <Page title={text.title} description={text.description}>
      <Tabs
        label={text.title}
        items={[
          { id: 'make', label: text.tabMake },
          { id: 'autopay', label: text.tabAutopay },
          { id: 'history', label: text.tabHistory },
          { id: 'settings', label: text.tabSettings },
        ]}
        value={tab}
        onChange={(next) => setView({ tab: next, page: 1, sort: '', order: '', receipt: '' })}
      >
        {tab === 'make' && (
          <Stack gap={5}>
            <MakePayment payment={payment} />
            <PaymentTimeline />
          </Stack>
        )}
        {tab === 'autopay' && <Autopay />}
        {tab === 'history' && <PaymentHistory />}
        {tab === 'settings' && <PaymentSettingsTab />}
      </Tabs>
    </Page>
  );
}
