import { dayOf } from '@hoa/domain';
import { useAssociation } from '@hoa/portal';
import { formatDate, useLocale } from '@hoa/ui/text';

/** Formats the day on which an instant falls by the association's clocks, for what begins or ends with a day there. */
export function useDayText(): (instant: string) => string {
  const locale = useLocale();
  const association = useAssociation();
  return (instant) => formatDate(dayOf(instant, association?.timeZone), locale);
}
