export * from './generate-broadcasts.ts';
export * from './generate-news.ts';
export * from './generate-notifications.ts';
export * from './generate-topics.ts';
