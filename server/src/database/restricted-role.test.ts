import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStorage, type TestStorage } from '../testing/index.ts';
import { openPool } from './open-pool.ts';
import { refusePowerfulRole } from './restricted-role.ts';

let storage: TestStorage;
beforeAll(async () => {
  storage = await openTestStorage();
});
afterAll(async () => {
  await storage.owner.query('REASSIGN OWNED BY tenant TO CURRENT_USER').catch(() => {});
  await storage.drop();
  const { owner } = await openTestStorage();
  for (const role of roles) await owner.query(`DROP ROLE IF EXISTS ${role}`);
});

const roles = ['bypassing', 'creating', 'tenant'];

/** Returns the error message for a role that connects. */
async function refusalOf(role: string): Promise<string | undefined> {
  const url = new URL(storage.url);
  url.username = role;
  const pool = openPool({ connectionString: String(url), max: 1 });
  try {
    await refusePowerfulRole(pool);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  } finally {
    await pool.end();
  }
}

test('lets the restricted role serve', async () => {
  expect(await refusalOf('portal')).toBeUndefined();
});

test('refuses a superuser', async () => {
  expect(await refusalOf('postgres')).toContain('must not run as postgres, which is a superuser');
});

test.each([
  ['bypassing', 'BYPASSRLS', 'bypasses row-level security'],
  ['creating', 'CREATEROLE', 'can make roles'],
])('refuses a role that is %s', async (name, option, reason) => {
  await storage.owner.query(`CREATE ROLE ${name} LOGIN ${option}`);
  expect(await refusalOf(name)).toContain(reason);
});

test('refuses the owner of the tables [V13.2.2 V13.3.2]', async () => {
  await storage.owner.query('CREATE ROLE tenant LOGIN');
  expect(await refusalOf('tenant')).toBeUndefined();
  await storage.owner.query('ALTER TABLE portal.tickets OWNER TO tenant');
  expect(await refusalOf('tenant')).toContain("owns the portal's tables");
});
