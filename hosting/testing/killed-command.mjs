// @ts-check
// node killed-command.mjs JSON: publishes or rolls back with the options of the JSON, and is killed before the rename of
// number DIE_AT. Fails if a file is written anywhere but in the folder of unfinished files, so that only renames change
// what a site shows.
import { promises as files } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { rename, open } = files;
let count = 0;
files.rename = async (from, to) => {
  count += 1;
  if (count === Number(process.env.DIE_AT)) process.kill(process.pid, 'SIGKILL');
  return rename(from, to);
};
files.open = async (path, flags, mode) => {
  if (flags === 'wx' && !/[\\/]unfinished[\\/]/.test(String(path))) {
    throw new Error(`${path} is written in place.`);
  }
  return open(path, flags, mode);
};
files.writeFile = async (path) => {
  throw new Error(`${path} is written in place.`);
};
syncBuiltinESMExports();

const { publish, rollBack } = await import('../publish.mjs');
const { builds, now, ...options } = JSON.parse(process.argv[2] ?? '{}');
if (builds) await publish({ ...options, builds, now: new Date(now) });
else await rollBack(options);
