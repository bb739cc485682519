import { type CalendarDay, dayOf } from '@hoa/domain';
import { useAssociation } from '@hoa/portal';
import { useNow } from './useNow.ts';

/** Returns today in the association's time zone; in the reader's until the association's is loaded. */
export function useToday(): CalendarDay {
  const now = useNow();
  const association = useAssociation();
  return dayOf(now, association?.timeZone);
}
