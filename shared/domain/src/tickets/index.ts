// The rules of tickets: one copy on a page, shared by the shell.

export * from './new-ticket.ts';
export * from './ticket-changes.ts';
export * from './ticket-permissions.ts';
