import { notify, type Output, useCommand } from '@hoa/shared';
import type { ResidentNotification } from '@hoa/shared/domain';
import { useFailure } from '../../failures/useFailure.ts';
import { useText } from './messages/index.ts';

type List = Output<'notifications.list'>;

// Reading and deleting show at once: both can be undone, and the next answer corrects them.
const readAtOnce = {
  'notifications.list': (list: List, { id }: { id: string }) => {
    for (const notification of list) if (notification.id === id) notification.read = true;
  },
};
const allReadAtOnce = {
  'notifications.list': (list: List) => {
    for (const notification of list) notification.read = true;
  },
};
const goneAtOnce = {
  'notifications.list': (list: List, { id }: { id: string }) => {
    const index = list.findIndex((notification) => notification.id === id);
    if (index >= 0) list.splice(index, 1);
  },
};

export interface NotificationActions {
  readonly markRead: (notification: ResidentNotification) => Promise<void>;
  readonly markAllRead: () => Promise<void>;
  readonly isMarkingAll: boolean;
  /** Deletes it and offers to take that back. */
  readonly remove: (notification: ResidentNotification) => Promise<void>;
}

/** Reads and deletes notifications, and says so. */
export function useNotificationActions(): NotificationActions {
  const text = useText();
  const fail = useFailure();
  const [runRead] = useCommand('notifications.markRead', readAtOnce);
  const [runAllRead, { isLoading: isMarkingAll }] = useCommand(
    'notifications.markAllRead',
    allReadAtOnce,
  );
  const [runDelete] = useCommand('notifications.delete', goneAtOnce);
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
    async remove(notification) {
      try {
        await runDelete({ id: notification.id });
        notify.undoable(text.deleted, text.undo, () => void restore(notification));
      } catch (error) {
        fail(error, text.failedToDelete);
      }
    },
  };

  async function restore(notification: ResidentNotification) {
    try {
      await runRestore({ notification });
    } catch (error) {
      fail(error, text.failedToRestore);
    }
  }
}
