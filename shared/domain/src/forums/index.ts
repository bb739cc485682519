export * from './moderation-schema.ts';
export * from './withheld-topics.ts';
