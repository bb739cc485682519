// @ts-check
import { faults } from './faults.mjs';
import { fullRun } from './full-run.mjs';
import { growth, load } from './load.mjs';
import { newestNode } from './newest-node.mjs';
import { realS3 } from './s3.mjs';
import { slowReaders } from './slow-readers.mjs';
import { supportedVersions } from './versions.mjs';

/** The main tasks of the three roles: a leak from its report to the invoice, payments, news, and the board of work. */
const mainJourneys = ['portal/journey', 'account/payments', 'admin/news', 'vendor/board-items'];

/**
 * The parts of `npm run proof` by name. Each resolves to a sentence about its results, and rejects if the proof fails.
 * @type {ReadonlyMap<string, () => Promise<string>>}
 */
export const parts = new Map([
  [
    'three-tabs',
    fullRun('journeys', ['proof/three-tabs'], {
      env: { PROOF_WRITES: '125' },
      shows:
        'three tabs, 500 writes of four kinds in each: every acknowledged one is there, numbers are unique, counters equal',
    }),
  ],
  [
    'random-walk',
    fullRun('journeys', ['proof/random-walk'], {
      env: { PROOF_STEPS: '2000', SEED: String(Date.now() % 1_000_000) },
      shows: '2,000 random steps in each role break nothing',
    }),
  ],
  [
    'remote-faults',
    fullRun('journeys', ['portal/faults', 'proof/hostile-texts'], {
      shows:
        'every fault of every remote is shown in its place and can be tried again; 100 hostile texts in every text field run nothing',
    }),
  ],
  [
    'earlier-releases',
    fullRun('journeys', ['portal/previous-shell'], {
      shows:
        'the shell of the commit before runs with all remotes of this one, and the other way round',
    }),
  ],
  [
    'kill-points',
    fullRun('tests', ['hosting/killed.test.ts'], {
      shows:
        'a release and both roll backs, killed at every file operation, leave the old site or the new one, and the same command finishes them',
    }),
  ],
  [
    'live-journey',
    fullRun('journeys', ['live/journey'], {
      env: { PROOF_DELAYS: '1' },
      shows:
        'three people carry one repair from report to invoice; what one does the others see within a second (95th of 100)',
    }),
  ],
  [
    'crashes',
    fullRun('tests', ['server/src/proof/crashes.test.ts'], {
      env: { PROOF_ROUNDS: process.env.PROOF_ROUNDS ?? '200' },
      shows:
        'kill -9 of the server, of PostgreSQL and of both in turn, during commands of four clients: every acknowledged command is there once with its record, event, audit and mails, none is there half, repetitions get the first answer, numbers are unique, counters equal',
    }),
  ],
  [
    'processes',
    fullRun('tests', ['server/src/proof/processes.test.ts'], {
      env: { PROOF_RESTARTS: process.env.PROOF_RESTARTS ?? '20' },
      shows:
        'two servers behind nginx on one database: what is done at one is told at the other, limits count for both, and restarts in turn under load fail no request and lose no event',
    }),
  ],
  [
    'histories',
    fullRun('tests', ['server/src/proof/histories'], {
      env: {
        PROOF_HISTORIES: process.env.PROOF_HISTORIES ?? '250',
        SEED: process.env.SEED ?? String(Date.now() % 1_000_000),
      },
      shows:
        'eight clients of all roles act on tickets, topics, invoices and memberships by two servers on one database, while servers and PostgreSQL are killed and restarted and connections ended: what they are answered is what one acting after the other would be',
    }),
  ],
  ['faults', faults],
  [
    'plans',
    fullRun(
      'tests',
      ['server/src/database/plans.test.ts', 'server/src/database/uneven-plans.test.ts'],
      {
        env: { PROOF: '1' },
        shows:
          'with 500 associations and 100,000 tickets, under the restricted role with its policies, every statement reads at most 20 rows for each that it returns; so does every sort with every filter of the tables of tickets in one association with 100,000',
      },
    ),
  ],
  [
    'attack',
    fullRun(
      'tests',
      ['server/src/attack/generated.test.ts', 'server/src/identity/sign-in.test.ts'],
      {
        env: {
          PROOF_REQUESTS: process.env.PROOF_REQUESTS ?? '10000',
          PROOF_ASKS: '400',
          SEED: process.env.SEED ?? String(Date.now() % 1_000_000),
        },
        shows:
          'requests made from /api/openapi.json by people of every role: none is a failure of the server, none tells another association whether something exists; signing in takes strangers as long as members',
      },
    ),
  ],
  ['s3', realS3],
  ['speed', async () => (await import('../../e2e/bench/live.mjs')).benchLive()],
  ['load', load],
  ['growth', growth],
  ['versions', supportedVersions],
  [
    'accessibility-tree',
    fullRun('journeys', ['proof/accessibility-tree'], {
      shows: 'roles, names and states of nine main screens are what they should be',
    }),
  ],
  ['newest-node', newestNode],
  [
    'firefox',
    fullRun('journeys', mainJourneys, {
      project: 'firefox',
      shows: 'the main journeys of the three roles in the Firefox that people use',
    }),
  ],
  [
    'large-phone',
    fullRun('journeys', [], {
      project: 'large-phone',
      shows:
        'every journey that `npm test` runs on a phone of 360 x 780, and those that differ little on a phone, at 412 x 915',
    }),
  ],
  [
    'tablet',
    fullRun('journeys', ['portal/journey', 'account/payments', 'proof/accessible'], {
      project: 'tablet',
      shows:
        'the main journeys, and the accessibility of every route and dialog, on a tablet held upright (820 x 1180, touch)',
    }),
  ],
  ['slow-readers', slowReaders],
]);
