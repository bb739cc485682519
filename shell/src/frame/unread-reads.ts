/** Every page of a list carries the number of unread items; this is the smallest page. */
export const countsAlone = { limit: 1 };

/** What the shell's frame reads on each of its pages, as the page's script asks it of a server together with the page's own. */
export const unreadReads = [
  ['notifications.list', countsAlone],
  ['threads.list', countsAlone],
] as const;
