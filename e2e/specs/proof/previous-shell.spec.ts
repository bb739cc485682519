import { join } from 'node:path';
import { buildsOfCommit } from '../../fixtures/builds-of-commit.ts';
import { builtSite, ownFolder } from '../../fixtures/built-site.ts';
import { copyRelease, release, shellBuild } from '../../fixtures/deployments.ts';
import { liveFolder } from '../../fixtures/live-release.ts';
import { expect, type Role, signInAs, test } from '../../fixtures/portal.ts';
import { serveSite } from '../../fixtures/served-site.ts';
import { expectShown } from '../../pages/shown.ts';

const remotes = ['remote-resident', 'remote-vendor', 'remote-admin'] as const;

/** A page of each remote, with a role that may open it. */
const seen: readonly [Role, path: string, title: string | RegExp][] = [
  ['resident', '/', 'Home'],
  ['resident', '/tickets', 'My Tickets'],
  ['vendor', '/vendor', /^Board Items/],
  ['admin', '/tickets', 'Ticket Management'],
];

// Teams deploy independently, so for a while a shell runs with remotes that were built before or after it.
test('the shell of the previous commit runs with the current remotes, and the other way round', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const earlier = await buildsOfCommit('HEAD~1', ['shell', ...remotes]);
  test.skip(typeof earlier === 'string', String(earlier));
  if (typeof earlier === 'string') return;
  const own = await ownFolder('hoa-e2e-matrix-');
  const atHand: Record<string, string> = { shell: await shellBuild(builtSite, own.folder) };
  for (const name of remotes) {
    atHand[name] = join(own.folder, name);
    await copyRelease(await liveFolder(builtSite, name), atHand[name]);
  }
  const before: Record<string, string> = { ...atHand };
  for (const name of ['shell', ...remotes]) before[name] = earlier.buildOf(name);

  for (const [what, shell, others] of [
    ['the earlier shell and the remotes at hand', before, atHand],
    ['the shell at hand and the earlier remotes', atHand, before],
  ] as const) {
    await test.step(what, async () => {
      const site = join(own.folder, what.replaceAll(' ', '-'));
      expect(await release('shell', shell.shell ?? '', site)).toMatchObject({ code: 0 });
      for (const name of remotes) {
        const { code, output } = await release(name, others[name] ?? '', site);
        // If a commit needs something new from the shell, its release is refused.
        if (code !== 0) return expect(output).toMatch(/needs @hoa\/portal (export|\d)/);
      }
      const served = await serveSite(site);
      for (const [role, path, title] of seen) {
        const context = await browser.newContext({ baseURL: served.origin });
        const page = await context.newPage();
        await signInAs(page, role);
        await page.goto(path);
        await expectShown(page, title);
        await expect(page.getByRole('alert')).toHaveCount(0);
        await context.close();
      }
      await served.close();
    });
  }
  await own.remove();
  await earlier.remove();
});
