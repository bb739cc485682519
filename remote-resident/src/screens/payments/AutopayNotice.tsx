import { useOperation } from '@hoa/portal';
import { Alert, Skeleton } from '@hoa/ui';
import { formatDate, formatUsd, useLocale } from '@hoa/ui/text';
import { useText } from './messages.ts';
import { useSourceText } from './useSourceText.ts';

/** Warns before a payment that autopay will still charge its own amount. */
export function AutopayNotice() {
  const text = useText();
  const locale = useLocale();
  const sourceText = useSourceText();
  const { data: autopay, isLoading } = useOperation('payments.subscription', {});
  // As high as the notice, to avoid a layout shift.
  if (!autopay && isLoading) return <Skeleton shape="block" height="5.5rem" />;
  if (!autopay) return null;
  return (
    // A note instead of an alert, because it is there on load and must not interrupt a screen reader.
    <Alert tone="warning" role="note">
      {text.autopayWill({
        amount: formatUsd(autopay.totalAmount, locale),
        source: sourceText(autopay.paymentMethod),
        date: formatDate(autopay.nextBillDate, locale),
      })}
    </Alert>
  );
}
