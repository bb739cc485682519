import { useOperation } from '@hoa/shared';
import { useEffect, useState } from 'react';

/** Counts that navigation entries may show, by the name they give as their `badge`. */
export type Unread = Readonly<Record<string, number>>;

/** Lists count what is unread whatever page is asked for; this is the smallest. */
const countsAlone = { limit: 1 };

/** How many notifications and messages wait to be read; asked for once the page has been painted. */
export function useUnread(): Unread {
  const skip = !useIsPainted();
  const notifications = useOperation('notifications.list', countsAlone, { skip });
  const threads = useOperation('threads.list', countsAlone, { skip });
  return {
    'unread-notifications': notifications.data?.unread ?? 0,
    'unread-messages': threads.data?.unread ?? 0,
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
