import { useOperation } from '@hoa/shared';
import { useEffect, useState } from 'react';

/** Counts that navigation entries may show, by the name they give as their `badge`. */
export type Unread = Readonly<Record<string, number>>;

/** How many notifications and message threads wait to be read; asked for once the page has been painted. */
export function useUnread(): Unread {
  const skip = !useIsPainted();
  const notifications = useOperation('notifications.list', {}, { skip });
  const threads = useOperation('threads.list', {}, { skip });
  return {
    'unread-notifications': (notifications.data ?? []).filter(({ read }) => !read).length,
    'unread-messages': (threads.data ?? []).filter(({ unreadCount }) => unreadCount > 0).length,
  };
}

function useIsPainted(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The timer of a frame's callback runs after that frame has been painted.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return painted;
}
