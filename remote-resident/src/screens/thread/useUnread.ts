import { useCommand } from '@hoa/shared';
import type { ThreadMessage } from '@hoa/shared/domain';
import { useEffect, useState } from 'react';

/**
 * Marks a conversation read once its messages are on screen, and answers which were unread when it was
 * opened or have come since. A failure is left to the next visit: nobody asked for anything.
 */
export function useUnread(
  threadId: string,
  messages: readonly ThreadMessage[] | undefined,
): ReadonlySet<string> {
  const [markRead] = useCommand('threads.markRead');
  const [unread, setUnread] = useState<ReadonlySet<string>>(new Set());
  const waiting = messages?.filter(({ read }) => !read).map(({ id }) => id) ?? [];
  const key = waiting.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for `waiting`, which is made anew each time
  useEffect(() => {
    if (waiting.length === 0) return;
    setUnread((known) => new Set([...known, ...waiting]));
    markRead({ threadId }).catch(() => undefined);
  }, [key, threadId, markRead]);
  return unread;
}
