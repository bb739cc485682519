export * from './actors.ts';
export * from './ticket.ts';
