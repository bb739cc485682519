/** What may be written offline. Everything else is refused; payments in particular are never stored. */
export const waitingCommands = [
  'tickets.create',
  'tickets.postMessage',
  'threads.reply',
  'comments.add',
] as const;

export type WaitingCommand = (typeof waitingCommands)[number];
