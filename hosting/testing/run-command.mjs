// @ts-check
// node run-command.mjs JSON: publishes or rolls back with the options of the JSON
import { publish, rollBack } from '../publish.mjs';

const { builds, now, ...options } = JSON.parse(process.argv[2] ?? '{}');
if (builds) await publish({ ...options, builds, now: new Date(now) });
else await rollBack(options);
