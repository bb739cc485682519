import { type Author, audienceKeys, everyVendorKey } from '@hoa/domain';
import type {
  SentBroadcast,
  StoredNotification,
  StoredVendorNotification,
} from '../ports/records.ts';

type Announced = Pick<
  SentBroadcast,
  'id' | 'audience' | 'subject' | 'message' | 'priority' | 'sentAt' | 'threadId'
>;

/** Returns the notification of a broadcast that its whole audience shares. */
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

/** Returns the notification of a broadcast that all vendors share, with its full text. */
export function vendorBroadcastNotification(
  { id, subject, message, priority, sentAt }: Announced,
  sender: Author,
): StoredVendorNotification {
  return {
    id,
    recipientUid: everyVendorKey,
    title: subject,
    message,
    type: 'message_received',
    priority,
    read: false,
    createdAt: sentAt,
    metadata: { fromUser: sender.displayName },
  };
}
