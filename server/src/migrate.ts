import { readMigrateConfiguration } from './configuration.ts';
import { migrate as migrateDatabase } from './database/migrate.ts';

/** `npm run migrate`: brings the database up to date as its owner, and says what it did. */
export async function migrate(say: (line: string) => void): Promise<void> {
  const { ownerUrl, databaseUrl } = readMigrateConfiguration(process.env);
  const ran = await migrateDatabase({ ownerUrl, appUrl: databaseUrl });
  say(ran.length > 0 ? `Migrated: ${ran.join(', ')}.` : 'The database is up to date.');
}
