import type { Gateway } from '@hoa/api';
import fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openSampleBrowser } from '../testing/open-portal.ts';
import { openOutboxTab } from './testing/open-tab.ts';
import { createSharedLocks } from './testing/shared-locks.ts';

const conversations = ['TKT-1029', 'TKT-1045'] as const;
const failures = fc.array(
  fc.record({ kind: fc.constantFrom('crash', 'loss'), isCarriedOut: fc.boolean() }),
  { minLength: 1, maxLength: 3 },
);

/** A step of a tab: an action of the person, a change of the network or a failure. */
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('write'), to: fc.nat(1) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('goes offline', 'is online') }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reload') }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('trouble'), failures }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('rest') }) },
);
const journey = fc.array(fc.record({ at: fc.constantFrom(0, 1), step }), {
  minLength: 5,
  maxLength: 40,
  size: 'max',
});

// The first message lazy-loads parts of the portal; after that, nothing takes time.
beforeAll(async () => {
  const [ticketId] = conversations;
  const message = { ticketId, content: 'First', isInternal: false, attachments: [] };
  await openSampleBrowser()
    .as('resident')
    .call('tickets.postMessage', { ...message, requestId: 'r' });
});

// Skips the delay before a retry.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

test.each([
  ['with locks across tabs', true],
  ['in a browser without locks', false],
])(
  'each message is sent once and in order after any sequence of failures, %s',
  async (_, hasLocks) => {
    await fc.assert(
      fc.asyncProperty(journey, async (steps) => {
        const portal = openSampleBrowser();
        const turns = hasLocks ? createSharedLocks() : undefined;
        let isOffline = true;
        const server = portal.as('resident');
        const open = () => openOutboxTab({ portal, server, isOffline: () => isOffline, turns });
        const tabs = { 0: open(), 1: open() };
        const expected = await shown(server);
        // A tab that closes while it accepts a message returns nothing: the message may be stored or not.
        const unanswered = new Set<string>();
        let written = 0;

        for (const { at, step } of steps) {
          const tab = tabs[at];
          if ('to' in step) {
            const content = `number ${written}`;
            written += 1;
            if (!(await tab.write(conversations[step.to] ?? '', content))) unanswered.add(content);
            expected[step.to]?.push(content);
          } else if ('failures' in step) {
            tab.failNext(step.failures);
          } else if (step.kind === 'rest') {
            await settle();
          } else if (step.kind === 'reload') {
            tab.close();
          } else {
            isOffline = step.kind === 'goes offline';
            for (const each of [tabs[0], tabs[1]]) each.look();
          }
          if (!tab.isOpen()) tabs[at] = open();
        }

        for (const tab of [tabs[0], tabs[1]]) tab.close();
        isOffline = false;
        const last = open();
        await settle();
        expect(await last.waiting()).toBe(0);
        const arrived = await shown(server);
        const isCertain = (content: string) =>
          !unanswered.has(content) || arrived.flat().includes(content);
        expect(arrived).toEqual(expected.map((said) => said.filter(isCertain)));
      }),
      { numRuns: 40 },
    );
  },
  60_000,
);

/** Returns the texts of each conversation, oldest first. */
function shown(server: Gateway): Promise<string[][]> {
  return Promise.all(
    conversations.map(async (ticketId) =>
      (await server.call('tickets.messages', { ticketId })).items.map(({ content }) => content),
    ),
  );
}

/** Waits for pending promises and lazy chunks. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((done) => setImmediate(done));
}
