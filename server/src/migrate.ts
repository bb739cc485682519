import { readMigrateConfiguration } from './configuration.ts';
import { createDemo } from './create-demo.ts';
import { migrateDatabase } from './database/migrate.ts';

/**
 * Runs `npm run migrate`: migrates the database as its owner, creates the demo association if configured, and prints
 * what it did.
 */
export async function migrate(say: (line: string) => void): Promise<void> {
  const { ownerUrl, databaseUrl, demoFiles } = readMigrateConfiguration(process.env);
  const ran = await migrateDatabase({ ownerUrl, appUrl: databaseUrl });
  say(ran.length > 0 ? `Migrated: ${ran.join(', ')}.` : 'The database is up to date.');
  if (demoFiles && (await createDemo({ ownerUrl, ...demoFiles }))) {
    say('Founded the demo association.');
  }
}
