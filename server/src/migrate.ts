import { readMigrateConfiguration } from './configuration.ts';
import { migrate as migrateDatabase } from './database/migrate.ts';
import { found } from './found.ts';

/** `npm run migrate`: brings the database up to date as its owner, founds the demo association where that is wanted, and says what it did. */
export async function migrate(say: (line: string) => void): Promise<void> {
  const { ownerUrl, databaseUrl, demoFiles } = readMigrateConfiguration(process.env);
  const ran = await migrateDatabase({ ownerUrl, appUrl: databaseUrl });
  say(ran.length > 0 ? `Migrated: ${ran.join(', ')}.` : 'The database is up to date.');
  if (demoFiles && (await found({ ownerUrl, ...demoFiles }))) {
    say('Founded the demo association.');
  }
}
