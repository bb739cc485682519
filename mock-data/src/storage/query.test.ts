import type { Condition, Order, Where } from '@hoa/use-cases';
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

function thing(id: string, fields: Partial<Thing> = {}): Thing {
  return { id, title: '', status: 'new', tags: [], at: '2026-03-10T10:00:00.000Z', ...fields };
}

const some = [
  thing('a', { title: 'Leaking tap', status: 'new', cents: 300, by: { uid: 'rae' } }),
  thing('b', { title: 'Broken LAMP', status: 'closed', cents: 100, tags: ['hall', 'light'] }),
  thing('c', { title: 'Lamp and tap', status: 'new', tags: ['light'], at: '2026-03-11' }),
  thing('d', { title: 'Fence', status: 'open', cents: 200, by: { uid: 'vern' } }),
];

const ids = (records: readonly { id: string }[]) => records.map(({ id }) => id).join('');
const found = (where: Where<string>) => ids(find(RecordSet.of(some), { where }, options));

describe('a condition', () => {
  it.each<[name: string, field: string, condition: Condition | undefined, expected: string]>([
    ['equal to a text', 'status', 'new', 'ac'],
    ['equal to a number', 'cents', 100, 'b'],
    ['equal to what nothing is', 'status', 'lost', ''],
    ['of a nested field', 'by.uid', 'rae', 'a'],
    ['one of several', 'status', { in: ['new', 'open'] }, 'acd'],
    ['one of none', 'status', { in: [] }, ''],
    ['none of several', 'status', { notIn: ['new', 'open'] }, 'b'],
    ['none of several, where some have no value', 'cents', { notIn: [100, 200] }, 'ac'],
    ['at or after', 'cents', { from: 200 }, 'ad'],
    ['before', 'cents', { before: 200 }, 'b'],
    ['between', 'cents', { from: 100, before: 300 }, 'bd'],
    ['before, in time', 'at', { before: '2026-03-11' }, 'abd'],
    ['a list that has any of several', 'tags', { hasAny: ['light', 'roof'] }, 'bc'],
    ['a list that has any of none', 'tags', { hasAny: [] }, ''],
    ['a list, asked of a text', 'status', { hasAny: ['new'] }, ''],
    ['without a value', 'cents', { isMissing: true }, 'c'],
    ['with a value', 'by.uid', { isMissing: false }, 'ad'],
    ['not asked', 'status', undefined, 'abcd'],
  ])('%s', (_, field, condition, expected) => {
    expect(found({ [field]: condition })).toBe(expected);
  });

  it('must hold together with every other', () => {
    expect(found({ status: 'new', cents: { from: 1 } })).toBe('a');
    expect(found({ status: 'new', by: { isMissing: true }, text: 'lamp' })).toBe('c');
  });
});

describe('a text search', () => {
  it.each([
    ['in any case', 'lamp', 'bc'],
    ['for every word, in any order', 'tap lamp', 'c'],
    ['for parts of words', 'eak', 'a'],
    ['in every text field, also across them', 'tap rae', 'a'],
    ['for spaces, which match all', '   ', 'abcd'],
    ['for nothing, which matches all', '', 'abcd'],
    ['for what is in no text field', 'closed', ''],
  ])('%s', (_, text, expected) => {
    expect(found({ text })).toBe(expected);
  });
});

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

  it('are in the order that a field has of its own', () => {
    const orders = { status: ['open', 'new', 'closed'], title: 'words' } as const;
    const inOrder = (all: Thing[], field: string) =>
      ids(find(RecordSet.of(all, orders), { orderBy: [[field, 'asc']] }, options));
    expect(inOrder(some, 'status')).toBe('dacb');
    const units = ['A-10', 'b-1', 'A-9'].map((title, at) => thing('xyz'.charAt(at), { title }));
    expect(inOrder(units, 'title')).toBe('zxy');
  });

  it('follow one field after the other, then the id', () => {
    const orderBy: Order<string>[] = [
      ['status', 'desc'],
      ['cents', 'asc'],
    ];
    expect(ids(find(RecordSet.of(some), { orderBy }, options))).toBe('dacb');
    expect(ids(find(RecordSet.of(some), { orderBy: [['cents', 'desc']] }, options))).toBe('cadb');
    expect(ids(find(RecordSet.of(some), {}, options))).toBe('abcd');
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
  it('counts, sums and averages all that match', () => {
    const rows = aggregate(RecordSet.of(some), { where: { status: 'new' }, of: 'cents' }, options);
    expect(rows).toEqual([{ group: '', count: 2, sum: 300, average: 300 }]);
  });

  it('answers zero for nothing, without a group when it groups', () => {
    const where = { status: 'lost' };
    expect(aggregate(RecordSet.of(some), { where, of: 'cents' }, options)).toEqual([
      { group: '', count: 0, sum: 0, average: null },
    ]);
    expect(aggregate(RecordSet.of(some), { where, groupBy: 'status' }, options)).toEqual([]);
  });

  it('groups by a field, those without it under an empty name', () => {
    expect(aggregate(RecordSet.of(some), { groupBy: 'by.uid', of: 'cents' }, options)).toEqual([
      { group: '', count: 2, sum: 100, average: 100 },
      { group: 'rae', count: 1, sum: 300, average: 300 },
      { group: 'vern', count: 1, sum: 200, average: 200 },
    ]);
  });

  it('groups by a list, a record in the group of each of its values', () => {
    expect(aggregate(RecordSet.of(some), { groupBy: 'tags', of: 'cents' }, options)).toEqual([
      { group: 'hall', count: 1, sum: 100, average: 100 },
      { group: 'light', count: 2, sum: 100, average: 100 },
    ]);
  });

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

  it.each([
    ['UTC', '2026-02', '2026-03'],
    ['America/New_York', '2026-02', '2026-02'],
    ['Asia/Tokyo', '2026-03', '2026-03'],
  ])('begins months in the time zone: %s', (timeZone, first, second) => {
    const instants = ['2026-02-28T23:30:00.000Z', '2026-03-01T00:30:00.000Z'];
    const months = instants.map((at) => {
      const records = RecordSet.of([thing('a', { at })]);
      return aggregate(records, { groupBy: { monthOf: 'at' } }, { text: [], timeZone })[0]?.group;
    });
    expect(months).toEqual([first, second]);
  });

  it('leaves a date without a time in its month everywhere', () => {
    const records = RecordSet.of([thing('a', { at: '2026-03-01' })]);
    const timeZone = 'America/New_York';
    expect(aggregate(records, { groupBy: { monthOf: 'at' } }, { text: [], timeZone })).toEqual([
      { group: '2026-03', count: 1, sum: 0, average: null },
    ]);
  });
});
