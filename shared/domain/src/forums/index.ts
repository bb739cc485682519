export * from './mentions.ts';
export * from './moderation-schema.ts';
export * from './participation-schema.ts';
export * from './poll-options.ts';
export * from './poll-rules.ts';
export * from './poll-schema.ts';
export * from './withheld-topics.ts';
