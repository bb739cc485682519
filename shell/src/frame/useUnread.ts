import { useOperation, useVisitor } from '@hoa/portal';
import { countOnly } from './unread-reads.ts';
import { useIsPainted } from './useIsPainted.ts';

/** Counts that navigation entries may show, by the name they give as their `badge`. */
export type Unread = Readonly<Record<string, number>>;

/** The number of unread notifications and messages; read once the page has been painted. */
export function useUnread(): Unread {
  const isPainted = useIsPainted();
  // Former owners get neither.
  const skip = !!useVisitor()?.until || !isPainted;
  const notifications = useOperation('notifications.list', countOnly, { skip });
  const threads = useOperation('threads.list', countOnly, { skip });
  return {
    'unread-notifications': notifications.data?.unread ?? 0,
    'unread-messages': threads.data?.unread ?? 0,
  };
}
