export * from './browser-gateway.ts';
export * from './mock-gateway.ts';
export * from './mock-users.ts';
export { fetchUseCases } from './offered-use-cases.ts';
export { createMemoryStorage } from './storage/memory-storage.ts';
export * from './storage/notice.ts';
