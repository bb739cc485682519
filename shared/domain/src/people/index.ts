// The rules of memberships, which only the screens and use cases that manage people need.

export * from './import-lines.ts';
export * from './import-seats.ts';
export * from './import-table.ts';
export * from './roster-rules.ts';
export * from './seat-rules.ts';
export { seatGroups } from './seat-schema.ts';
