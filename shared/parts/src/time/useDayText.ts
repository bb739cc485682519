import { dayOf } from '@hoa/domain';
import { useAssociation } from '@hoa/portal';
import { formatDate, useLocale } from '@hoa/ui/text';

/** Returns a function that formats the day of an instant in the association's time zone. */
export function useDayText(): (instant: string) => string {
  const locale = useLocale();
  const association = useAssociation();
  return (instant) => formatDate(dayOf(instant, association?.timeZone), locale);
}
