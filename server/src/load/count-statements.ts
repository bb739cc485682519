import { writeFileSync } from 'node:fs';
import pg from 'pg';

/** Loaded into a server before it starts: counts the statements that it sends, and writes the count when it is signalled. */
const file = process.env.STATEMENTS_FILE;
let count = 0;

const { query } = pg.Client.prototype;
pg.Client.prototype.query = function counted(this: pg.Client, ...args: unknown[]) {
  count += 1;
  return Reflect.apply(query, this, args);
} as typeof query;

process.on('SIGUSR2', () => {
  if (file) writeFileSync(file, String(count));
});
