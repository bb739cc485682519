// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../../hosting/testing/free-port.mjs';
import { findChromium } from '../chromium.mjs';
import { root } from '../packages.mjs';
import { outcome, run } from '../run.mjs';
import { countPlaywright, countVitest } from '../test-counts.mjs';
import { fetchPackage } from './registry-package.mjs';

/** `npm test` runs on the installed Node.js; this is the other supported version. */
const major = 24;

/** A repair in sample mode and on the server, a vendor's invoices, and an offline visit. */
const journeys = ['proof/journey', 'live/journey', 'vendor/invoices', 'offline/reload'];

const startTimeoutMs = 10 * 60_000;

/** Starts and tests a fresh clone of the last commit on the latest Node.js 24. */
export async function newestNode() {
  const scratch = mkdtempSync(join(tmpdir(), 'hoa-node-'));
  try {
    // If root starts PostgreSQL, it runs as another user, who must be able to enter this folder.
    chmodSync(scratch, 0o755);
    const unpacked = join(scratch, 'node');
    mkdirSync(unpacked);
    const name = `node-${process.platform}-${process.arch}@${major}`;
    const bin = join(await fetchPackage(name, unpacked), 'bin');
    const env = { PATH: `${bin}${delimiter}${process.env.PATH}` };
    const version = (await run('node', ['--version'], { env })).trim();
    const clone = join(scratch, 'portal');
    await run('git', ['clone', '--quiet', root, clone]);

    const seconds = await startedAfter(clone, env);
    console.log(`npm start: answers after ${seconds} s`);
    const report = join(scratch, 'report.json');
    const vitest = ['run', 'test:unit', '--', '--reporter=default', '--reporter=json'];
    const unit = await outcome('npm', [...vitest, `--outputFile.json=${report}`], {
      cwd: clone,
      env,
      show: true,
    });
    const tests = countVitest(report, unit.code);
    rmSync(report, { force: true });
    const playwright = ['run', 'test:e2e', '--', ...journeys, '--project=desktop'];
    const browser = await outcome('npm', [...playwright, '--reporter=list,json'], {
      cwd: clone,
      env: {
        ...env,
        CHROMIUM_PATH: await findChromium(),
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      },
      show: true,
    });
    const inBrowser = countPlaywright(report, browser.code);

    const seen = [
      `Node ${version}`,
      `\`npm start\` answers after ${seconds} s`,
      `unit and component tests: ${tests.passed} passed, ${tests.failed} failed`,
      `journeys: ${inBrowser.passed} passed, ${inBrowser.failed} failed`,
    ];
    if (tests.failed > 0 || inBrowser.failed > 0) throw new Error(seen.join('; '));
    return seen;
  } finally {
    // PostgreSQL also receives Ctrl-C and may still be writing while it stops.
    rmSync(scratch, { recursive: true, force: true, maxRetries: 10, retryDelay: 500 });
  }
}

/**
 * Returns the number of seconds from `npm start` until the page is served and the server is ready.
 * @param {string} clone
 * @param {{ PATH: string }} env
 */
async function startedAfter(clone, env) {
  const port = await freePort();
  const started = performance.now();
  // A process group, so that all its processes can be interrupted together.
  const running = spawn('npm', ['start'], {
    cwd: clone,
    env: {
      ...process.env,
      ...env,
      PORT: String(port),
      DATABASE_URL: '',
      DATA: join(clone, 'data'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
    timeout: startTimeoutMs,
  });
  const ended = once(running, 'exit');
  try {
    await saysItsAddress(running.stdout, port);
    const seconds = Math.round((performance.now() - started) / 1000);
    const page = await fetch(`http://localhost:${port}/`);
    const ready = await fetch(`http://localhost:${port}/readyz`);
    const readiness = await ready.text();
    // If PostgreSQL cannot run, the page is served at every URL, including /readyz.
    if (!page.ok || !ready.ok || !readiness.includes(': works')) {
      throw new Error(`The page answers ${page.status}, /readyz ${ready.status}: ${readiness}`);
    }
    return seconds;
  } finally {
    if (running.pid !== undefined && running.exitCode === null)
      process.kill(-running.pid, 'SIGINT');
    await ended;
  }
}

/** @param {import('node:stream').Readable} output @param {number} port */
async function saysItsAddress(output, port) {
  let isSaid = false;
  for await (const line of createInterface(output)) {
    console.log(line);
    isSaid = line.includes(`localhost:${port}`);
    if (isSaid) break;
  }
  if (!isSaid) throw new Error('npm start ended without an address.');
  output.resume();
}
