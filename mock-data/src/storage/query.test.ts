import type { Order, Where } from '@hoa/use-cases';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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
  it('cover all that match in their order, without overlap', () => {
    fc.assert(
      fc.property(
        anyThings,
        anyWhere,
        anyOrder,
        fc.integer({ min: 1, max: 7 }),
        (all, where, orderBy, limit) => {
          const records = RecordSet.of(all);
          const whole = find(records, { where, orderBy }, options);
          const pages: Thing[] = [];
          for (let offset = 0; offset <= whole.length; offset += limit) {
            const page = find(records, { where, orderBy, limit, offset }, options);
            expect(page.length).toBe(Math.min(limit, whole.length - offset));
            pages.push(...page);
          }
          expect(ids(pages)).toBe(ids(whole));
          expect(new Set(pages).size).toBe(whole.length);
          expect(count(records, where, options)).toBe(whole.length);
        },
      ),
    );
  });

  it('are the same for any order of the records', () => {
    fc.assert(
      fc.property(anyThings, anyOrder, (all, orderBy) => {
        const forth = find(RecordSet.of(all), { orderBy }, options);
        const back = find(RecordSet.of(all.toReversed()), { orderBy }, options);
        expect(back).toEqual(forth);
      }),
    );
  });

  it('are those of each group when they are asked for per field', () => {
    fc.assert(
      fc.property(
        anyThings,
        anyWhere,
        anyOrder,
        fc.integer({ min: 1, max: 3 }),
        fc.nat(3),
        (all, where, orderBy, limit, offset) => {
          const records = RecordSet.of(all);
          const whole = find(records, { where, orderBy }, options);
          const paged = find(records, { where, orderBy, limit, offset, per: 'status' }, options);
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

  it('answers like one made of the same records, after any earlier queries', () => {
    fc.assert(
      fc.property(
        anyThings,
        fc.array(anyChange, { maxLength: 8 }),
        anyWhere,
        anyOrder,
        (all, changes, where, orderBy) => {
          const before = RecordSet.of(all);
          find(before, { where, orderBy }, options);
          find(before, { orderBy }, options);
          const changed = new Map(changes.map(([id, one]) => [id, one && { ...one, id }]));
          const after = before.with(changed);
          const anew = RecordSet.of(after.byId.values());
          expect(find(after, { where, orderBy }, options)).toEqual(
            find(anew, { where, orderBy }, options),
          );
          expect(find(after, { orderBy }, options)).toEqual(find(anew, { orderBy }, options));
          expect(count(after, where, options)).toBe(count(anew, where, options));
          expect(find(before, { orderBy }, options)).toEqual(
            find(RecordSet.of(all), { orderBy }, options),
          );
        },
      ),
    );
  });
});

describe('an aggregation', () => {
  it('has groups that add up to the sum over the records', () => {
    fc.assert(
      fc.property(
        anyThings,
        anyWhere,
        fc.constantFrom('status', 'by.uid', { monthOf: 'at' }),
        (all, where, groupBy) => {
          const records = RecordSet.of(all);
          const rows = aggregate(records, { where, groupBy, of: 'cents' }, options);
          const matching = find(records, { where }, options);
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
