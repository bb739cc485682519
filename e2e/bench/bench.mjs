// @ts-check
// npm run bench [-- --runs 5] [-- --only home]   figures side by side; nothing passes or fails here
import { parseArgs } from 'node:util';
import { command } from '../../scripts/command.mjs';
import { installDependencies } from '../../scripts/pnpm.mjs';

await command(async () => {
  const { values } = parseArgs({
    options: { runs: { type: 'string', default: '5' }, only: { type: 'string' } },
  });
  await installDependencies();
  const { startBrowser } = await import('./conditions.mjs');
  const { startContenders } = await import('./contenders.mjs');
  const { benchPages, places } = await import('./pages.mjs');
  const chosen = values.only ? places.filter(({ name }) => name === values.only) : places;
  const { contenders, stop } = await startContenders();
  const browser = await startBrowser();
  try {
    console.log('4× CPU, 1.6 Mbps, 150 ms; contenders in turn');
    await benchPages(browser, contenders, { places: chosen, runs: Number(values.runs) });
  } finally {
    await browser.close();
    stop();
  }
});
