import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openPortal, sampleRecords } from '../testing/sample-portal.ts';

const threadId = 'thread-lamp';

/** Messages of a thread, many of them of the same instant. */
const messages = fc.uniqueArray(
  fc.record({
    id: fc.string({ unit: fc.constantFrom('a', 'b', 'Z', '-', '1'), minLength: 1, maxLength: 3 }),
    createdAt: fc.integer({ min: 0, max: 4 }).map((ms) => new Date(ms).toISOString()),
  }),
  { selector: ({ id }) => id, maxLength: 20 },
);

it('a conversation read backwards in pages has every message once, in order', async () => {
  await fc.assert(
    fc.asyncProperty(messages, fc.integer({ min: 1, max: 5 }), async (said, limit) => {
      const author = { uid: 'admin-1', displayName: 'Ada Moss', role: 'admin' } as const;
      const threadMessages = said.map((one) => ({
        ...{ ...one, threadId, content: one.id, author, attachments: [] },
      }));
      const records = { threadMessages: [...sampleRecords.threadMessages, ...threadMessages] };
      const gateway = openPortal({ records }).as('resident');
      const whole = await gateway.call('threads.messages', { threadId, limit: 100 });
      expect(whole.items.length).toBeGreaterThanOrEqual(said.length);

      let read: string[] = [];
      let cursor: { before?: string; beforeId?: string } = {};
      let hasEarlier = true;
      while (hasEarlier) {
        const page = await gateway.call('threads.messages', { threadId, limit, ...cursor });
        read = [...page.items.map(({ id }) => id), ...read];
        hasEarlier = page.hasEarlier;
        const [oldest] = page.items;
        if (oldest) cursor = { before: oldest.createdAt, beforeId: oldest.id };
        expect(page.items.length > 0 || !hasEarlier).toBe(true);
      }
      expect(read).toEqual(whole.items.map(({ id }) => id));
    }),
    { numRuns: 40 },
  );
});
