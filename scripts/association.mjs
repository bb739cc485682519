// @ts-check
// npm run association -- COMMAND …   creates an association, imports people, backs up and restores
import { command } from './command.mjs';
import { prepareServer } from './prepare-server.mjs';

await command(async () => {
  await prepareServer();
  await import('../server/association.mjs');
});
