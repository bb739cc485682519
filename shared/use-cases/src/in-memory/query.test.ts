import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Order, Where } from '../ports/repository.ts';
import { aggregate, count, find } from './query.ts';
import { RecordSet } from './record-set.ts';

interface Thing {
  id: string;
  title: string;
  status: string;
  cents?: number | undefined;
  tags: string[];
  by?: { uid: string } | undefined;
  at: string;
}

const options = { text: ['title', 'by.uid'], timeZone: 'UTC' };

const ids = (records: readonly { id: string }[]) => records.map(({ id }) => id).join('');
const anyThing = fc.record({
  title: fc.constantFrom('tap', 'lamp', 'Lamp tap', 'fence'),
  status: fc.constantFrom('new', 'open', 'closed'),
  cents: fc.option(fc.integer({ min: -3, max: 3 }), { nil: undefined }),
  tags: fc.subarray(['hall', 'light', 'roof']),
  by: fc.option(fc.record({ uid: fc.constantFrom('rae', 'vern') }), { nil: undefined }),
  at: fc.constantFrom('2026-02-28T23:30:00.000Z', '2026-03-01T00:30:00.000Z'),
});

const anyThings = fc
  .array(anyThing, { maxLength: 60 })
  .map((all) => all.map((one, index): Thing => ({ ...one, id: `t${index}` })));

const anyOrder = fc.array(
  fc.tuple(fc.constantFrom('status', 'cents', 'by.uid', 'at'), fc.constantFrom('asc', 'desc')),
  { maxLength: 3 },
) as fc.Arbitrary<Order<string>[]>;

const anyWhere: fc.Arbitrary<Where<string>> = fc.record(
  {
    status: fc.oneof(
      fc.constantFrom('new', 'open'),
      fc.record({ in: fc.subarray(['new', 'open', 'closed']) }),
    ),
    cents: fc.oneof(fc.integer({ min: -3, max: 3 }), fc.record({ from: fc.integer() })),
    'by.uid': fc.constantFrom('rae', 'vern'),
    tags: fc.record({ hasAny: fc.subarray(['hall', 'light', 'roof']) }),
    text: fc.constantFrom('lamp', 'tap', ''),
  },
  { requiredKeys: [] },
);

describe('pages', () => {
  it('cover all that match in their order, without overlap', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyThings,
        anyWhere,
        anyOrder,
        fc.integer({ min: 1, max: 7 }),
        async (all, where, orderBy, limit) => {
          const records = RecordSet.of(all);
          const whole = await find(records, { where, orderBy }, options);
          const pages: Thing[] = [];
          for (let offset = 0; offset <= whole.length; offset += limit) {
            const page = await find(records, { where, orderBy, limit, offset }, options);
            expect(page.length).toBe(Math.min(limit, whole.length - offset));
            pages.push(...page);
          }
          expect(ids(pages)).toBe(ids(whole));
          expect(new Set(pages).size).toBe(whole.length);
          expect(await count(records, where, options)).toBe(whole.length);
        },
      ),
    );
  });

  it('are the same for any order of the records', async () => {
    await fc.assert(
      fc.asyncProperty(anyThings, anyOrder, async (all, orderBy) => {
        const forth = await find(RecordSet.of(all), { orderBy }, options);
        const back = await find(RecordSet.of(all.toReversed()), { orderBy }, options);
        expect(back).toEqual(forth);
      }),
    );
  });

  it('are those of each group when they are asked for per field', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyThings,
        anyWhere,
        anyOrder,
        fc.integer({ min: 1, max: 3 }),
        fc.nat(3),
        async (all, where, orderBy, limit, offset) => {
          const records = RecordSet.of(all);
          const whole = await find(records, { where, orderBy }, options);
          const paged = await find(
            records,
            { where, orderBy, limit, offset, per: 'status' },
            options,
          );
          for (const status of new Set(all.map((one) => one.status))) {
            const own = (things: readonly Thing[]) => things.filter((one) => one.status === status);
            expect(own(paged)).toEqual(own(whole).slice(offset, offset + limit));
          }
        },
      ),
    );
  });
});

describe('a changed set of records', () => {
  const anyChange = fc.tuple(
    fc.integer({ min: 0, max: 70 }).map((index) => `t${index}`),
    fc.option(anyThing, { nil: undefined }),
  );

  it('answers like one made of the same records, after any earlier queries', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyThings,
        fc.array(anyChange, { maxLength: 8 }),
        anyWhere,
        anyOrder,
        async (all, changes, where, orderBy) => {
          const before = RecordSet.of(all);
          await find(before, { where, orderBy }, options);
          await find(before, { orderBy }, options);
          const changed = new Map(changes.map(([id, one]) => [id, one && { ...one, id }]));
          const after = before.with(changed);
          const anew = RecordSet.of(after.byId.values());
          expect(await find(after, { where, orderBy }, options)).toEqual(
            await find(anew, { where, orderBy }, options),
          );
          expect(await find(after, { orderBy }, options)).toEqual(
            await find(anew, { orderBy }, options),
          );
          expect(await count(after, where, options)).toBe(await count(anew, where, options));
          expect(await find(before, { orderBy }, options)).toEqual(
            await find(RecordSet.of(all), { orderBy }, options),
          );
        },
      ),
    );
  });
});

describe('an aggregation', () => {
  it('has groups that add up to the sum over the records', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyThings,
        anyWhere,
        fc.constantFrom('status', 'by.uid', { monthOf: 'at' }),
        async (all, where, groupBy) => {
          const records = RecordSet.of(all);
          const rows = await aggregate(records, { where, groupBy, of: 'cents' }, options);
          const matching = await find(records, { where }, options);
          const sumOf = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0);
          expect(sumOf(rows.map((row) => row.count))).toBe(matching.length);
          expect(sumOf(rows.map((row) => row.sum))).toBe(
            sumOf(matching.map(({ cents = 0 }) => cents)),
          );
        },
      ),
    );
  });
});

describe('many records', () => {
  const many = Array.from({ length: 1201 }, (_, index) => ({
    id: `t${index}`,
    title: `Lamp ${(index * 7919) % 1201}`,
  }));
  const records = () => RecordSet.of(many, { title: 'words' });
  const numberOf = ({ title }: { title: string }) => Number(title.slice(5));

  it('are sorted as few are, those that are equal by id', async () => {
    const found = await find(records(), { orderBy: [['title', 'desc']] }, options);
    expect(found.map(numberOf)).toEqual(many.map((_, index) => 1200 - index));
    const same = RecordSet.of(many.map(({ id }) => ({ id, title: '' })));
    const byId = await find(same, { orderBy: [['title', 'desc']] }, options);
    expect(byId.map(({ id }) => id)).toEqual(many.map(({ id }) => id).sort());
  });

  it.each([
    ['found', () => find(records(), { where: { text: 'lamp' } }, options)],
    ['sorted', () => records().ordered([['title', 'asc']])],
    ['counted', () => count(records(), { text: 'lamp' }, options)],
    ['summed up', () => aggregate(records(), { groupBy: 'title' }, options)],
  ])('let what waits go first while they are %s', async (_, work) => {
    const done: string[] = [];
    setTimeout(() => done.push('what waits'));
    await work();
    done.push('the work');
    expect(done).toEqual(['what waits', 'the work']);
  });
});
