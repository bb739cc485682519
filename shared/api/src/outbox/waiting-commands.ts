/** What may be written offline. Everything else is refused; payments above all are never kept. */
export const waitingCommands = [
  'tickets.create',
  'tickets.postMessage',
  'threads.reply',
  'comments.add',
] as const;

export type WaitingCommand = (typeof waitingCommands)[number];
