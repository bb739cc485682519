import { audienceKeys } from '@hoa/domain';
import type { SentBroadcast, StoredNotification } from './records.ts';

type Announced = Pick<
  SentBroadcast,
  'id' | 'audience' | 'subject' | 'message' | 'priority' | 'sentAt' | 'threadId'
>;

/** The one notification of a broadcast that its whole audience shares. */
export function broadcastNotification(broadcast: Announced): StoredNotification {
  const { id, audience, subject, message, priority, sentAt, threadId } = broadcast;
  return {
    id,
    recipients: audienceKeys(audience),
    title: subject,
    message,
    type: 'announcement',
    priority,
    read: false,
    createdAt: sentAt,
    actionUrl: `/messages/${encodeURIComponent(threadId)}`,
  };
}
