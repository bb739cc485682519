import { type CalendarDay, dayOf } from '@hoa/domain';
import { useAssociation } from '@hoa/portal';
import { useNow } from './useNow.ts';

/** Today by the association's clocks; by the reader's until its time zone is read. */
export function useToday(): CalendarDay {
  const now = useNow();
  const association = useAssociation();
  return dayOf(now, association?.timeZone);
}
