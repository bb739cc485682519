import { writeFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import pg from 'pg';

/**
 * Loaded into a server before it starts. On a signal, writes the number of statements that it has sent (SIGUSR2), or
 * the bytes of memory that it uses after garbage collection (SIGHUP).
 */
const file = process.env.FIGURES_FILE;
let count = 0;

const { query } = pg.Client.prototype;
pg.Client.prototype.query = function counted(this: pg.Client, ...args: unknown[]) {
  count += 1;
  return Reflect.apply(query, this, args);
} as typeof query;

const write = (figure: number) => {
  if (file) writeFileSync(file, String(figure));
};
process.on('SIGUSR2', () => write(count));

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');
process.on('SIGHUP', () => {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  write(heapUsed + external);
});
