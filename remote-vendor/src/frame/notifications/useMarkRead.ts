import { type Output, reportError, useCommand } from '@hoa/portal';
import { useCallback } from 'react';
import { useText } from './messages.ts';

const atOnce = {
  'vendorNotifications.list': (
    shown: Output<'vendorNotifications.list'>,
    { ids }: { ids: string[] },
  ) => {
    for (const notification of shown.items) {
      if (!ids.includes(notification.id) || notification.read) continue;
      notification.read = true;
      shown.unread -= 1;
    }
  },
};

/** Marks notifications as read optimistically; a failure rolls it back and shows a message. */
export function useMarkRead(): (ids: string[]) => void {
  const text = useText();
  const [run] = useCommand('vendorNotifications.markRead', atOnce);
  return useCallback(
    (ids) => {
      run({ ids }).catch((error: unknown) => reportError(error, text.markReadFailed));
    },
    [run, text],
  );
}
