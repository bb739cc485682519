import { join } from 'node:path';
import { copyOfSite } from '../../fixtures/built-site.ts';
import {
  addFile,
  buildOfCopy,
  changedBuild,
  hashes,
  release,
  rewrite,
  rollBack,
  shellBuild,
} from '../../fixtures/deployments.ts';
import { liveRelease } from '../../fixtures/live-release.ts';
import { test } from '../../fixtures/own-site.ts';
import { expect, signInAs } from '../../fixtures/portal.ts';
import { isSameDocument, markDocument } from '../../pages/same-document.ts';
import { expectShown } from '../../pages/shown.ts';

const vendor = 'remote-vendor';

/** The files of a site that a release may change besides adding its own folder: the registry and the page. */
const shownToVisitors = ['index.html', 'remotes.json'].flatMap((file) => [
  file,
  `${file}.br`,
  `${file}.gz`,
]);

test('one remote is released independently, with a new page, and rolled back', async ({
  page,
  site,
}) => {
  test.slow();
  const build = await buildOfCopy(vendor, addHoursPage);
  await signInAs(page, 'vendor');
  await expectShown(page, 'Board Items');
  const before = await hashes(site);
  const releaseBefore = await liveRelease(site, vendor);

  const released = await release(vendor, build, site);
  expect(released.output).toContain(`${vendor} `);
  expect(released.code).toBe(0);
  const after = await hashes(site);
  const releaseAfter = await liveRelease(site, vendor);
  const own = `remotes/${vendor}/${releaseAfter}/`;
  const changed = [...after].filter(([path, hash]) => before.get(path) !== hash);
  const foreign = changed.map(([path]) => path).filter((path) => !path.startsWith(own));
  expect(foreign.sort()).toEqual([...shownToVisitors].sort());
  expect([...before.keys()].filter((path) => !after.has(path))).toEqual([]);

  await page.reload();
  await expectShown(page, 'Board Items, newly released');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Quick menu' })).toBeFocused();
  await page.keyboard.type('hours');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/vendor/hours');
  await expectShown(page, 'Hours');
  await page.reload();
  await expect(page.getByText('No hours have been logged yet.')).toBeVisible();

  expect((await rollBack(vendor, site)).code).toBe(0);
  expect(await liveRelease(site, vendor)).toBe(releaseBefore);
  await page.reload();
  await expectShown(page, 'Page Not Found');
  await page.getByRole('link', { name: 'Go Home' }).click();
  await expectShown(page, /^Board Items$/);
  const atLast = await hashes(site);
  const different = [...before].filter(([path, hash]) => atLast.get(path) !== hash);
  expect(different).toEqual([]);
});

/** The changes of a vendor team that renames Board Items and adds a page. */
async function addHoursPage(sources: string): Promise<void> {
  const title = "{ en: 'Hours', es: 'Horas', fr: 'Heures', de: 'Stunden' }";
  const words = "{ en: 'Log hours', es: 'Horas', fr: 'Heures', de: 'Stunden' }";
  await rewrite(join(sources, 'screens/board-items/messages.ts'), (text) =>
    text.replace("'Board Items'", "'Board Items, newly released'"),
  );
  await rewrite(join(sources, 'pages.ts'), (text) =>
    text.replace(
      '] as const satisfies',
      `{ id: 'hours', path: '/vendor/hours', roles: ['vendor'], parent: '/vendor', title: ${title},
         menu: { label: ${title}, description: ${words}, icon: 'receipt', order: 30 } },
       ] as const satisfies`,
    ),
  );
  await rewrite(join(sources, 'screens.ts'), (text) =>
    text.replace(
      /\};\s*$/,
      "  hours: () => import('./screens/hours/HoursScreen.tsx').then((file) => ({ Screen: file.HoursScreen })),\n};\n",
    ),
  );
  await addFile(
    join(sources, 'screens/hours/HoursScreen.tsx'),
    `import { Page } from '@hoa/portal';
     export function HoursScreen() {
       return <Page title="Hours"><p>No hours have been logged yet.</p></Page>;
     }`,
  );
}

test('a broken release is rolled back, and open tabs recover without a reload', async ({
  page,
  site,
  faults,
}) => {
  faults.expect(/the release is broken|remote-vendor could not be loaded/);
  const build = await changedBuild(site, vendor, (path) =>
    path === 'remoteEntry.js'
      ? (text) => text.replace(/;/, ';throw new Error("the release is broken");')
      : undefined,
  );
  expect((await release(vendor, build, site)).code).toBe(0);
  await page.goto('/login');
  await page.getByRole('group').getByRole('button', { name: 'Vendor' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Vendor Portal' });
  await expect(alert).toBeVisible();
  await markDocument(page);
  await rollBack(vendor, site);
  await alert.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('a remote that imports the facade by its former name loads', async ({ page, site }) => {
  const build = await changedBuild(site, vendor, (path) =>
    /^(remoteEntry\.js|fragment\.json|assets\/common-.*\.js)$/.test(path)
      ? (text) => text.replaceAll('@hoa/portal', '@hoa/shared')
      : undefined,
  );
  expect((await release(vendor, build, site)).code).toBe(0);
  await page.goto('/login');
  await page.getByRole('group').getByRole('button', { name: 'Vendor' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeVisible();
  await rollBack(vendor, site);
});

test('a release that needs an export the shell lacks is refused, naming it, and changes nothing', async ({
  site,
}) => {
  const build = await changedBuild(site, vendor, (path) =>
    path === 'fragment.json'
      ? (text) => {
          const fragment = JSON.parse(text);
          fragment.requires.exports['@hoa/portal'].push('useTimeMachine');
          return JSON.stringify(fragment);
        }
      : undefined,
  );
  const before = await hashes(site);
  const { code, output } = await release(vendor, build, site);
  expect(code).not.toBe(0);
  expect(output).toContain('remote-vendor');
  expect(output).toContain('@hoa/portal export "useTimeMachine"');
  const after = await hashes(site);
  expect([...before].filter(([path, hash]) => after.get(path) !== hash)).toEqual([]);
});

test('a shell without an export that a deployed remote needs is refused, naming it', async ({
  site,
}) => {
  const copy = await copyOfSite();
  const build = await shellBuild(site, copy.folder);
  await rewrite(join(build, 'provides.json'), (text) =>
    text.replace('"useOperation"', '"useNothing"'),
  );
  const before = await hashes(site);
  const { code, output } = await release('shell', build, site);
  expect(code).not.toBe(0);
  expect(output).toMatch(/remote-\w+ \S+ needs @hoa\/portal export "useOperation"/);
  expect(await hashes(site)).toEqual(before);
  await copy.remove();
});
