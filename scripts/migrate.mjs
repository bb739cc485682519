// @ts-check
// npm run migrate   migrates the database of DATABASE_OWNER_URL, for the server of DATABASE_URL
import { command } from './command.mjs';
import { prepareServer } from './prepare-server.mjs';

await command(async () => {
  await prepareServer();
  await import('../server/migrate.mjs');
});
