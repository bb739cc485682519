export * from './actors.ts';
export * from './association.ts';
export * from './hostile-addresses.ts';
export * from './ticket.ts';
