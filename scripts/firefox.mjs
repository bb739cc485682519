// @ts-check
import { firstThatStarts, installPackage, starts } from './programs.mjs';

const systemPaths = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/**
 * Finds Firefox: FIREFOX_PATH, the system's, the distribution's package. Playwright drives this regular Firefox by
 * WebDriver BiDi; its own Firefox is another build and is not used.
 * @returns {Promise<string>} The path of the program.
 */
export async function findFirefox() {
  const given = process.env.FIREFOX_PATH;
  if (given) {
    if (await starts(given)) return given;
    throw new Error(`FIREFOX_PATH says ${given}, which does not start.`);
  }
  const present = await firstThatStarts(systemPaths);
  if (present !== undefined) return present;
  await installPackage('firefox-esr');
  const installed = await firstThatStarts(systemPaths);
  if (installed !== undefined) return installed;
  throw new Error(
    'No Firefox was found, and none could be fetched. Install one, or say where it is: FIREFOX_PATH=/path/to/firefox npm run proof -- firefox',
  );
}
