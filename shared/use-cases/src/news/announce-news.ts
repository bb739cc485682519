import type { NewsCategory, ResidentNotificationType } from '@hoa/domain';
import { addNotification } from '../notifications/add-notification.ts';
import type { StoredNewsItem, StoredNotification } from '../ports/records.ts';
import type { Transaction } from '../ports/unit-of-work.ts';
import { newsReaders } from './news-readers.ts';

type Announcing = Pick<Transaction, 'repositories' | 'addJob'> & { readonly now: Date };

const typeOf: Record<NewsCategory, ResidentNotificationType> = {
  general: 'announcement',
  events: 'announcement',
  policy: 'announcement',
  maintenance: 'maintenance',
  emergency: 'security',
};

/** Returns the id of a news item's notification, which all its readers share. */
export const newsNotificationId = (newsId: string) => `news-${newsId}`;

/**
 * Updates the notification of a news item after a change. Its audience and administrators of news are notified when it becomes
 * visible, now or later, and by email if it is urgent or to be mailed. The notification of an item that is no longer visible is
 * withdrawn.
 * @param before the item before the change, where there was one
 * @returns whether people are notified now
 */
export async function announceNews(
  context: Announcing,
  before: StoredNewsItem | undefined,
  item: StoredNewsItem,
): Promise<boolean> {
  const { repositories, addJob, now } = context;
  const id = newsNotificationId(item.id);
  const known = await repositories.notifications.get(id);
  if (!isShown(item, now)) {
    if (known) repositories.notifications.remove(id);
    if (item.published && item.visibleFrom > now.toISOString()) {
      addJob({ type: 'news-begun', newsId: item.id, at: item.visibleFrom });
    }
    return false;
  }
  const isUrgent = item.urgent || item.category === 'emergency';
  const isMailed = isUrgent || item.sendEmail === true;
  const said: Omit<StoredNotification, 'id' | 'read' | 'createdAt' | 'actionUrl'> = {
    title: item.title,
    message: item.content,
    type: typeOf[item.category],
    priority: isUrgent ? 'high' : item.priority,
    recipients: newsReaders(item.audience ?? { type: 'all', value: '' }),
  };
  if (known) {
    repositories.notifications.put({ ...known, ...said });
    return false;
  }
  if (before && isShown(before, now)) return false;
  const notification: StoredNotification = {
    id,
    ...said,
    read: false,
    createdAt: now.toISOString(),
    actionUrl: `/news?item=${encodeURIComponent(item.id)}`,
  };
  if (isMailed) addNotification(context, notification);
  else repositories.notifications.put(notification);
  return true;
}

/** Removes the notification of a deleted news item. */
export async function withdrawNews(
  { repositories }: Pick<Transaction, 'repositories'>,
  newsId: string,
): Promise<void> {
  const id = newsNotificationId(newsId);
  if (await repositories.notifications.get(id)) repositories.notifications.remove(id);
}

function isShown({ published, visibleFrom, visibleUntil }: StoredNewsItem, now: Date): boolean {
  const at = now.toISOString();
  return published && visibleFrom <= at && at <= visibleUntil;
}
