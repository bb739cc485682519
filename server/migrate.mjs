// @ts-check
// node server/migrate.mjs   brings the database up to date, once the server is built
import { runBuilt } from './run-built.mjs';

await runBuilt('migrate', (migrate) => migrate(console.log));
