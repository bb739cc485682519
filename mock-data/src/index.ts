export * from './browser-gateway.ts';
export * from './mock-gateway.ts';
export * from './mock-users.ts';
export { fetchUseCases } from './offered-use-cases.ts';
export * from './storage/notice.ts';
