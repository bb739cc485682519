import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPool } from '../database/open-pool.ts';
import { startTestDatabase, type TestDatabase } from '../testing/index.ts';
import { Limits, signInLimits } from './limits.ts';
import { createSecrets } from './secrets.ts';

let database: TestDatabase;
const pools: Pool[] = [];

beforeAll(async () => {
  database = await startTestDatabase();
});

afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()));
  await database.drop();
});

/** Opens the limits of another server process. */
function openLimits(): Limits {
  const pool = openPool({
    connectionString: database.url,
    options: '-c role=portal_identity -c search_path=identity',
  });
  pools.push(pool);
  return new Limits(
    pool,
    createSecrets('the same secret for every process of a portal'),
    signInLimits,
  );
}

it('counts the requests of a person by the hundred for all processes, until their time is over', async () => {
  const [one, other] = [openLimits(), openLimits()];
  const { max } = signInLimits.requestsByPerson;
  for (let counted = 0; counted < max; counted += 100) {
    await (counted % 200 === 0 ? one : other).count(['requestsByPerson', 'ada', 100]);
  }
  const tooMany = { code: 'too-many-requests' };
  await expect(one.count(['requestsByPerson', 'ada', 100])).rejects.toMatchObject(tooMany);
  await expect(other.count(['requestsByPerson', 'ada', 100])).rejects.toMatchObject(tooMany);
  await other.count(['requestsByPerson', 'ben', 100]);
  await pools[0]?.query("UPDATE identity.tries SET until = now() - interval '1 second'");
  await one.count(['requestsByPerson', 'ada', 100]);
});

it('starts a new period when the clock was set back', async () => {
  const limits = openLimits();
  const { max } = signInLimits.asksByEmail;
  const ask = () => limits.count(['asksByEmail', 'ada@example.org']);
  for (let counted = 0; counted < max; counted += 1) await ask();
  await expect(ask()).rejects.toMatchObject({ code: 'too-many-requests' });
  await pools[0]?.query("UPDATE identity.tries SET until = until + interval '1 hour'");
  await ask();
});
