// @ts-check
// npm run bench -- [pages|live-home|again|routes|lists|live] [--runs 5] [--only NAME]
// Prints measurements side by side, without judging them.
import { parseArgs } from 'node:util';
import { command } from '../../scripts/command.mjs';
import { installDependencies } from '../../scripts/pnpm.mjs';
import { fullRun } from '../proof/full-run.mjs';

await command(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { runs: { type: 'string', default: '5' }, only: { type: 'string' } },
  });
  await installDependencies();
  if (positionals.length === 0 || positionals.includes('live')) {
    console.log((await fullRun('tests', ['lab/benches'])()).join('\n'));
    if (positionals.length === 1) return;
  }
  const { startBrowser } = await import('./conditions.mjs');
  const { startContenders } = await import('./contenders.mjs');
  const { benchLists } = await import('./lists.mjs');
  const { benchLiveHome } = await import('./live-home.mjs');
  const { benchPages, places } = await import('./pages.mjs');
  const { benchRoutes } = await import('./routes.mjs');
  const { benchSecondVisit } = await import('./second-visit.mjs');
  const wants = (/** @type {string} */ part) =>
    positionals.length === 0 || positionals.includes(part);
  const runs = Number(values.runs);
  const chosen = values.only ? places.filter(({ name }) => name === values.only) : places;
  const { contenders, site, stop } = await startContenders();
  const browser = await startBrowser();
  try {
    console.log('4× CPU, 1.6 Mbps, 150 ms; contenders in turn');
    if (wants('pages')) await benchPages(browser, contenders, { places: chosen, runs });
    const minimal = contenders.find(({ name }) => name === 'minimal');
    if (wants('live-home') && minimal) await benchLiveHome(browser, site, minimal, { runs });
    if (wants('again')) await benchSecondVisit(browser, contenders, { only: values.only, runs });
    const portal = contenders.find(({ name }) => name === 'portal');
    if (wants('routes') && portal) await benchRoutes(browser, portal.origin);
    if (wants('lists') && portal) {
      await benchLists(browser, portal.origin, { runs, only: values.only });
    }
  } finally {
    await browser.close();
    stop();
  }
});
