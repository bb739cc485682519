export { openTestStorage, type TestStorage, testSource } from './open-test-storage.ts';
export { startTestDatabase, type TestDatabase } from './test-database.ts';
