import { asNotification, type NoticeCode, personKey } from '@hoa/domain';
import { addNotification } from '../notifications/add-notification.ts';
import type { StoredEvent } from '../ports/records.ts';
import type { Transaction } from '../ports/unit-of-work.ts';

type Notifying = Pick<Transaction, 'repositories' | 'addJob'> & { readonly now: Date };

interface EventNotice {
  readonly code: Extract<NoticeCode, `event-${string}`>;
  readonly event: StoredEvent;
  /** The people who answered. */
  readonly uids: readonly string[];
  /** Distinguishes notices of the same code about an event. */
  readonly key: string;
  /** People's own words. */
  readonly message?: string | undefined;
}

/** Notifies people who answered an event, once each. */
export function notifyGuests(context: Notifying, notice: EventNotice): void {
  const { code, event, uids, key, message = '' } = notice;
  if (uids.length === 0) return;
  const { title, location } = event;
  addNotification(context, {
    id: `${code}-${event.id}-${key}`,
    ...asNotification({ code, params: { event: title, when: whenOf(event), location, message } }),
    type: 'announcement',
    priority: code === 'event-cancelled' ? 'high' : 'normal',
    recipients: [...new Set(uids)].map(personKey),
    read: false,
    createdAt: context.now.toISOString(),
    actionUrl: `/news?tab=events&item=${encodeURIComponent(event.id)}`,
  });
}

/** The start by the calendar and clock of the event's time zone, in which everyone reads it. */
function whenOf({ date, times }: StoredEvent): string {
  if (!times) return date;
  const { startDay, startTime } = times;
  return startTime === undefined ? startDay : `${startDay}T${startTime}`;
}
