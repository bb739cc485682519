import {
  personKey,
  priorities,
  type ResidentNotificationType,
  residentNotificationTypes,
} from '@hoa/domain';
import type { StoredNotification } from '@hoa/use-cases';
import { pick, seededRandom } from '../../random.ts';
import { heading, passage } from './phrases.ts';

const hourMs = 3_600_000;

const pages: Record<ResidentNotificationType, string> = {
  message: '/messages',
  payment: '/payments',
  announcement: '/news',
  security: '/news',
  maintenance: '/tickets',
  forum: '/forums',
};

/** Generates one person's notifications of every type, about a third unread; deterministic for a seed. */
export function generateNotifications(
  count: number,
  now: Date,
  recipientUid: string,
  seed = 1,
): StoredNotification[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, index) => {
    const type = pick(random, residentNotificationTypes);
    const createdMs = now.getTime() - (index * 2 + Math.floor(random() * 2)) * hourMs;
    return {
      id: `generated-notification-${index + 1}`,
      recipients: [personKey(recipientUid)],
      title: heading(random),
      message: passage(random),
      type,
      priority: pick(random, priorities),
      read: random() < 0.67,
      createdAt: new Date(createdMs).toISOString(),
      actionUrl: pages[type],
    };
  });
}
