import { reportError, useCommand } from '@hoa/shared';
import type { VendorNotification } from '@hoa/shared/domain';
import { useCallback } from 'react';
import { useText } from '../messages/index.ts';

const atOnce = {
  'vendorNotifications.list': (shown: VendorNotification[], { ids }: { ids: string[] }) => {
    for (const notification of shown) {
      if (ids.includes(notification.id)) notification.read = true;
    }
  },
};

/** Marks notifications as read at once, and takes it back with a message should that fail. */
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
