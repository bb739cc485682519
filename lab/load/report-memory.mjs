// @ts-check
import { writeFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Loaded into a server before it starts: on SIGHUP, writes the bytes of memory in use after garbage collection. */
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');
process.on('SIGHUP', () => {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  writeFileSync(process.env.MEMORY_FILE ?? '', String(heapUsed + external));
});
