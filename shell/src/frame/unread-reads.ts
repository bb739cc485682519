/** Every list response includes the number of unread items; this requests the smallest page. */
export const countOnly = { limit: 1 };

/**
 * The queries of the shell's frame on every page. In live mode the page's inline script sends them in the boot request.
 */
export const unreadReads = [
  ['notifications.list', countOnly],
  ['threads.list', countOnly],
] as const;
