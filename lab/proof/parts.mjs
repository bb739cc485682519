// @ts-check
import { everydayChanges } from './everyday-changes.mjs';
import { faults } from './faults.mjs';
import { fullRun } from './full-run.mjs';
import { realS3 } from './s3.mjs';
import { supportedVersions } from './versions.mjs';

/** The main tasks of the three roles: a leak from its report to the invoice, payments, news, and the board of work. */
const mainJourneys = ['proof/journey', 'account/payments', 'admin/news', 'vendor/board-items'];

const { env } = process;
const seed = env.SEED ?? String(Date.now() % 1_000_000);

/**
 * The parts of `npm run proof` by name. `prove` resolves to the measured figures, and rejects if the proof fails.
 * @type {Readonly<Record<string, { shows: string, prove: () => Promise<string[]> }>>}
 */
export const parts = {
  'three-tabs': {
    shows: 'Three tabs that write at once lose no acknowledged write',
    prove: fullRun('journeys', ['proof/three-tabs'], { env: { PROOF_WRITES: '125' } }),
  },
  'random-walk': {
    shows: '2,000 random steps in each role break nothing',
    prove: fullRun('journeys', ['proof/random-walk'], { env: { PROOF_STEPS: '2000', SEED: seed } }),
  },
  'remote-faults': {
    shows:
      'A fault of a remote stays in its place and can be retried; 100 hostile texts run nothing',
    prove: fullRun('journeys', ['proof/faults', 'proof/hostile-texts']),
  },
  'earlier-releases': {
    shows: 'The previous shell runs with these remotes, and this shell with the previous remotes',
    prove: fullRun('journeys', ['proof/previous-shell']),
  },
  screens: {
    shows:
      'Every text comes from messages, nothing moves while a page loads, common tasks take few presses, and forced colors show everything',
    prove: fullRun('journeys', [
      'proof/pseudo-language',
      'proof/layout-shift',
      'proof/seven-jobs',
      'proof/forced-colors',
      'proof/journey',
    ]),
  },
  'live-journey': {
    shows: 'Three people handle one repair and see each other’s changes within a second (p95)',
    prove: fullRun('journeys', ['live/journey'], { env: { PROOF_DELAYS: '1' } }),
  },
  crashes: {
    shows: '`kill -9` of the server or PostgreSQL loses, halves or repeats no acknowledged command',
    prove: fullRun('tests', ['lab/crashes/crashes.test.ts'], {
      env: { PROOF_ROUNDS: env.PROOF_ROUNDS ?? '200' },
    }),
  },
  processes: {
    shows: 'Two servers on one database share events and limits; rolling restarts fail no request',
    prove: fullRun('tests', ['lab/portal/processes.test.ts'], {
      env: { PROOF_RESTARTS: env.PROOF_RESTARTS ?? '20' },
    }),
  },
  histories: {
    shows:
      'Answers to eight concurrent clients are linearizable while servers and PostgreSQL crash',
    prove: fullRun('tests', ['lab/histories'], {
      env: { PROOF_HISTORIES: env.PROOF_HISTORIES ?? '250', SEED: seed },
    }),
  },
  faults: {
    shows:
      'With faults of servers, database, disk, clock or mail, a request is answered or retried, and happens once',
    prove: faults,
  },
  plans: {
    shows: 'With 100,000 tickets a statement reads at most 20 rows per row that it returns',
    prove: fullRun('tests', ['server/src/database/plans.test.ts'], { env: { PROOF: '1' } }),
  },
  attack: {
    shows:
      'Generated requests of every role cause no server error and reveal nothing of another association',
    prove: fullRun(
      'tests',
      ['server/src/attack/generated.test.ts', 'server/src/identity/sign-in.test.ts'],
      {
        env: { PROOF_REQUESTS: env.PROOF_REQUESTS ?? '10000', PROOF_ASKS: '400', SEED: seed },
      },
    ),
  },
  s3: {
    shows: 'Files in a Ceph bucket behave as in a folder, also while they are moved there',
    prove: realS3,
  },
  speed: {
    shows: 'Throughput and latency of the server beside a bare one',
    prove: fullRun('tests', ['lab/benches']),
  },
  load: {
    shows: 'The highest rate on a large database, overload, peaks, and memory over 30 minutes',
    prove: fullRun('tests', ['lab/load']),
  },
  growth: {
    shows: 'Time and rows of each operation with 1,000 to 100,000 tickets',
    prove: fullRun('tests', ['lab/growth']),
  },
  versions: {
    shows: 'Tests of the database on PostgreSQL 15, 16 and 17 (`npm test` uses 18)',
    prove: supportedVersions,
  },
  'accessibility-tree': {
    shows: 'Roles, names and states of the main screens',
    prove: fullRun('journeys', ['proof/accessibility-tree']),
  },
  'everyday-changes': {
    shows: 'Ten everyday changes compile and take no more files than CONTRIBUTING.md says',
    prove: everydayChanges,
  },
  firefox: {
    shows: 'The main journeys in Firefox',
    prove: fullRun('journeys', mainJourneys, { project: 'firefox' }),
  },
  'large-phone': {
    shows: 'All phone journeys at 412 × 915',
    prove: fullRun('journeys', [], { project: 'large-phone' }),
  },
  tablet: {
    shows: 'The main journeys, and the accessibility of every page, on an upright tablet',
    prove: fullRun('journeys', ['proof/journey', 'account/payments', 'portal/accessible'], {
      project: 'tablet',
    }),
  },
};
