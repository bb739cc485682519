export * from './withheld-topics.ts';
