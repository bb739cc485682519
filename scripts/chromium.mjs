// @ts-check
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './packages.mjs';
import { firstThatStarts, installPackage, starts } from './programs.mjs';
import { outcome } from './run.mjs';

/** Headless Chromium, in which the tests take half the time. */
const shellPaths = ['/usr/bin/chromium-headless-shell'];

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The timeout of a download, after which the next source is tried. */
const downloadMs = 180_000;

/**
 * Finds a working Chromium, or installs one: CHROMIUM_PATH, the system's headless shell, Playwright's own, the
 * system's, Playwright's download, the distribution's package.
 * @param {{ whole?: boolean }} options `whole` prefers a browser that is not headless.
 * @returns {Promise<string>} The path of the program.
 */
export async function findChromium({ whole = false } = {}) {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (await starts(given)) return given;
    throw new Error(`CHROMIUM_PATH says ${given}, which does not start.`);
  }
  const shell = () => firstThatStarts(shellPaths);
  const present = whole ? [playwrightPath, system, shell] : [shell, playwrightPath, system];
  for (const find of [...present, download, distribution]) {
    const path = await find();
    if (path !== undefined && (await starts(path))) return path;
  }
  throw new Error(
    'No Chromium was found, and none could be fetched. Install one, or say where it is: CHROMIUM_PATH=/path/to/chrome npm test',
  );
}

/** Returns the path of Playwright's own Chromium, which may not be installed. @returns {string | undefined} */
function playwrightPath() {
  const require = createRequire(join(root, 'e2e', 'package.json'));
  return require('playwright').chromium.executablePath();
}

function system() {
  return firstThatStarts(systemPaths);
}

async function download() {
  console.log('Fetching Chromium for Playwright…');
  const cli = join(root, 'e2e', 'node_modules', 'playwright', 'cli.js');
  const args = [cli, 'install', 'chromium', '--no-shell'];
  await outcome(process.execPath, args, { timeoutMs: downloadMs });
  return playwrightPath();
}

async function distribution() {
  for (const name of ['chromium-headless-shell', 'chromium']) {
    await installPackage(name);
    const path = await firstThatStarts([...shellPaths, ...systemPaths]);
    if (path !== undefined) return path;
  }
  return undefined;
}
