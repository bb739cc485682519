export { type DemoStorage, openDemoStorage } from './demo-storage.ts';
export { openTestStorage, type TestStorage, testSource } from './open-test-storage.ts';
export { builtServer, startTestDatabase, type TestDatabase } from './test-database.ts';
