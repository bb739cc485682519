// The planning of events and the answers to them, which only the screens and use cases of events need.

export * from './answer-state.ts';
export * from './event-answers.ts';
export * from './event-limits.ts';
export * from './event-plan.ts';
export * from './event-repeat.ts';
export type * from './event-series-schema.ts';
export * from './event-times.ts';
