import { type CalendarDay, daysLater } from '@hoa/domain';
import { useToday } from '@hoa/parts';
import { Badge } from '@hoa/ui';
import { formatDate, useLocale } from '@hoa/ui/text';
import { useText } from './messages.ts';

/** The number of days before the end of a vendor's insurance from which it is a warning. */
const warnedDays = 30;

/** Warns of a vendor's insurance that ends soon or has ended. */
export function InsuranceWarning({ until }: { readonly until: CalendarDay | undefined }) {
  const text = useText();
  const locale = useLocale();
  const today = useToday();
  if (until === undefined || until > daysLater(today, warnedDays)) return null;
  return until < today ? (
    <Badge tone="danger">{text.insuranceEnded}</Badge>
  ) : (
    <Badge tone="warning">{text.insuranceEnds({ day: formatDate(until, locale) })}</Badge>
  );
}
