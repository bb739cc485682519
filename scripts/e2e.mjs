// @ts-check
// npm run test:e2e [-- Playwright's arguments]   runs on the site that npm start has built
import { findChromium } from './chromium.mjs';
import { command } from './command.mjs';
import { deployables, ownSite, serverPackage } from './packages.mjs';
import { playwright } from './playwright.mjs';
import { installDependencies } from './pnpm.mjs';

await command(async () => {
  await installDependencies();
  const site = process.env.SITE ?? ownSite;
  if (process.env.SITE === undefined) {
    const { releasePackages } = await import('./release-packages.mjs');
    await releasePackages(deployables(), site, [serverPackage]);
  }
  const chromium = await findChromium();
  process.exitCode = (await playwright(process.argv.slice(2), { site, chromium })) ?? 1;
});
