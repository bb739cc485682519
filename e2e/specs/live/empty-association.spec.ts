import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '../../fixtures/live.ts';
import type { Role } from '../../fixtures/sign-in.ts';
import { everyRoute, goWithin } from '../../pages/every-route.ts';

/** Names, numbers and amounts of the demo association. */
const ofDemo =
  /Cedar Hollow|cedarhollow|Whitcomb|Ada Moss|Castillo|Simmons|\bCH-\d|INV-2025|\b[ABC]-\d{3}\b|Building [ABC]\b|\(\d{3}\) \d{3}-\d{4}|\$[1-9]/;

const people: Readonly<Record<Role, string>> = {
  admin: 'ada@elmcourt.example',
  resident: 'rosa@elmcourt.example',
  vendor: 'vito@elmcourt.example',
};

/** Routes of records of the demo, and the catalog of the kit, which shows examples. */
const isOfDemo = (route: string) => /TKT-|topic-|thread-|folder-|payment-|^\/design/.test(route);

test.describe.configure({ mode: 'serial', timeout: 240_000 });

let folder = '';
test.beforeAll(async ({ live }) => {
  folder = await mkdtemp(join(tmpdir(), 'hoa-e2e-elm-'));
  await live.association(
    ...['create', 'Elm Court', '--admin', people.admin, '--time-zone', 'America/Chicago'],
  );
  const [homes, roster] = [join(folder, 'homes.csv'), join(folder, 'people.csv')];
  await writeFile(homes, 'home\n1 Elm Street\n');
  await writeFile(
    roster,
    `name,email,role,unit,company
Rosa Ito,${people.resident},Owner,1 Elm Street,
Vito Low,${people.vendor},vendor,,Low Roofs
`,
  );
  await live.association('import-homes', homes, '--association', 'elm-court');
  await live.association('import-people', roster, '--association', 'elm-court');
});
test.afterAll(() => rm(folder, { recursive: true }));

for (const role of ['resident', 'vendor', 'admin'] as const) {
  test(`shows ${role === 'admin' ? 'an admin' : `a ${role}`} nothing of the demo on any screen`, async ({
    signIn,
  }) => {
    const { page, faults } = await signIn(people[role]);
    // Pages of unknown records.
    faults.expect(/the server responded with a status of 404/);
    for (const route of everyRoute[role].filter((one) => !isOfDemo(one))) {
      await goWithin(page, route);
      const shown = `${await page.title()} ${await page.locator('body').textContent()}`;
      expect.soft(ofDemo.exec(shown)?.[0], route).toBeUndefined();
    }
  });
}
