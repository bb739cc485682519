// @ts-check
// node server/migrate.mjs   migrates the database, using the built server
import { runBuilt } from './run-built.mjs';

await runBuilt('migrate', (migrate) => migrate(console.log));
