import type { ResidentNotification } from '@hoa/domain';
import { useFailure } from '@hoa/parts';
import { findDraft, notify, type Output, useCommand } from '@hoa/portal';
import { useText } from './messages.ts';

type List = Output<'notifications.list'>;

// Optimistic: both can be undone, and the next response corrects them.
const optimisticRead = {
  'notifications.list': (list: List, { id }: { id: string }) => {
    const notification = findDraft(list.items, id);
    if (!notification || notification.read) return;
    notification.read = true;
    list.unread -= 1;
  },
};
const optimisticReadAll = {
  'notifications.list': (list: List) => {
    for (const notification of list.items) notification.read = true;
    list.unread = 0;
  },
};
const optimisticDelete = {
  'notifications.list': (list: List, { id }: { id: string }) => {
    const index = list.items.findIndex((notification) => notification.id === id);
    const [deleted] = index < 0 ? [] : list.items.splice(index, 1);
    if (!deleted) return;
    list.total -= 1;
    if (!deleted.read) list.unread -= 1;
  },
};

export interface NotificationActions {
  readonly markRead: (notification: ResidentNotification) => Promise<void>;
  readonly markAllRead: () => Promise<void>;
  readonly isMarkingAll: boolean;
  /** Deletes a notification, with Undo in the toast. */
  readonly remove: (notification: ResidentNotification) => Promise<void>;
}

/** Marks notifications as read and deletes them, with a toast for each result. */
export function useNotificationActions(): NotificationActions {
  const text = useText();
  const fail = useFailure();
  const [runRead] = useCommand('notifications.markRead', optimisticRead);
  const [runAllRead, { isLoading: isMarkingAll }] = useCommand(
    'notifications.markAllRead',
    optimisticReadAll,
  );
  const [runDelete] = useCommand('notifications.delete', optimisticDelete);
  const [runRestore] = useCommand('notifications.restore');

  return {
    isMarkingAll,
    async markRead({ id, read }) {
      if (read) return;
      try {
        await runRead({ id });
      } catch (error) {
        fail(error, text.failedToMark);
      }
    },
    async markAllRead() {
      try {
        await runAllRead({});
        notify.success(text.allMarked);
      } catch (error) {
        fail(error, text.failedToMark);
      }
    },
    async remove({ id }) {
      try {
        await runDelete({ id });
        notify.undoable(text.deleted, text.undo, () => void restore(id));
      } catch (error) {
        fail(error, text.failedToDelete);
      }
    },
  };

  async function restore(id: string) {
    try {
      await runRestore({ id });
    } catch (error) {
      fail(error, text.failedToRestore);
    }
  }
}
