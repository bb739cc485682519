export * from './actors.ts';
export * from './hostile-addresses.ts';
export * from './ticket.ts';
