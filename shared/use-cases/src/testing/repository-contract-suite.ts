import type { Association, ForumTopic } from '@hoa/domain';
import { describe, expect, it } from 'vitest';
import type { StoredTicket } from '../ports/records.ts';
import type { Query, Repository, Versioned, Where } from '../ports/repository.ts';
import type { TextSearch } from '../ports/text-search.ts';
import type { Transaction, UnitOfWork } from '../ports/unit-of-work.ts';

/** An empty storage of one association. */
export interface RepositoryStorage {
  readonly unitOfWork: UnitOfWork;
  readonly association: Association;
}

export interface RepositoryAdapterUnderTest {
  /** Opens an empty storage; days of the association begin by `timeZone`. */
  open(timeZone: string): Promise<RepositoryStorage>;
}

type Fields<T> = { readonly [F in keyof T]?: T[F] | undefined };

const at = '2026-03-10T10:00:00.000Z';

/** A ticket of which only the given fields matter. */
export function exampleTicket(id: string, fields: Fields<StoredTicket> = {}): StoredTicket {
  return {
    id,
    title: '',
    description: '',
    category: 'maintenance',
    status: 'new',
    priority: 'normal',
    submittedBy: { uid: 'rae', displayName: '', email: 'rae@example.org' },
    tags: [],
    attachments: [],
    createdAt: at,
    updatedAt: at,
    lastActivity: at,
    lastActivityForAdmins: at,
    messagesCount: 0,
    internalMessagesCount: 0,
    hasUnreadMessages: false,
    unreadFor: [],
    statusHistory: [],
    ...fields,
  } as StoredTicket;
}

/** A topic of which only the given fields matter. */
export function exampleTopic(id: string, fields: Fields<ForumTopic> = {}): ForumTopic {
  return {
    id,
    title: '',
    description: '',
    tags: [],
    status: 'open',
    pinned: false,
    locked: false,
    author: { uid: 'rae', displayName: 'Rae', role: 'resident' },
    createdAt: at,
    lastActivity: at,
    commentsCount: 0,
    updatesCount: 0,
    viewsCount: 0,
    ...fields,
  } as ForumTopic;
}

const vendor = (uid: string, displayName = uid) => ({
  uid,
  displayName,
  email: `${uid}@example.org`,
});
const rated = (rating: number, completedAt = at) => ({ work: { rating, completedAt } });

const tickets = [
  exampleTicket('a', { title: 'Leaking tap', ...rated(3), assignedTo: vendor('vern') }),
  exampleTicket('b', { title: 'Broken LAMP', status: 'closed', tags: ['hall'], ...rated(1) }),
  exampleTicket('c', { title: 'Lamp and tap', createdAt: '2026-03-11' }),
  exampleTicket('d', {
    title: 'Fence',
    status: 'resolved',
    ...rated(2),
    assignedTo: vendor('ada'),
  }),
];

const topics = [
  exampleTopic('a', { tags: ['hall', 'light'], pinned: true }),
  exampleTopic('b', { tags: ['light'] }),
  exampleTopic('c'),
];

const ids = (records: readonly { id: string }[]) => records.map(({ id }) => id).join('');

/** Tests of a repository and its unit of work, for any storage. */
export function repositoryContractSuite(name: string, { open }: RepositoryAdapterUnderTest): void {
  /** A storage with records in it. */
  async function holding(
    records: { tickets?: readonly StoredTicket[]; topics?: readonly ForumTopic[] },
    timeZone = 'UTC',
  ) {
    const { unitOfWork, association } = await open(timeZone);
    const write = <R>(work: (transaction: Transaction) => Promise<R>) =>
      unitOfWork.write(association, work);
    const read = <R>(work: (transaction: Transaction) => Promise<R>) =>
      unitOfWork.read(association, work);
    await write(async ({ repositories }) => {
      for (const ticket of records.tickets ?? []) repositories.tickets.put(ticket);
      for (const topic of records.topics ?? []) repositories.topics.put(topic);
    });
    return { read, write };
  }

  type Asked = Repository<{ id: string }, string, string, string>;

  /** Runs queries on records that no test changes, so they are stored once. */
  function asking(records: Parameters<typeof holding>[0], timeZone?: string) {
    let opened: ReturnType<typeof holding> | undefined;
    return async <R>(collection: 'tickets' | 'topics', ask: (all: Asked) => Promise<R>) => {
      opened ??= holding(records, timeZone);
      return (await opened).read(({ repositories }) =>
        ask(repositories[collection] as unknown as Asked),
      );
    };
  }

  describe(`${name} finds records`, () => {
    const ask = asking({ tickets, topics });
    const found = (where: Where<string>) =>
      ask('tickets', async (all) => ids(await all.find({ where })));
    const foundTopics = (where: Where<string>) =>
      ask('topics', async (all) => ids(await all.find({ where })));

    it.each<[name: string, where: Where<string>, expected: string]>([
      ['equal to a text', { status: 'new' }, 'ac'],
      ['equal to a number', { 'work.rating': 1 }, 'b'],
      ['equal to what nothing is', { status: 'lost' }, ''],
      ['equal to a value of another type', { title: 7 }, ''],
      ['of a nested field', { 'assignedTo.uid': 'vern' }, 'a'],
      ['one of several', { status: { in: ['new', 'resolved'] } }, 'acd'],
      ['one of several numbers', { 'work.rating': { in: [1, 2] } }, 'bd'],
      ['one of none', { status: { in: [] } }, ''],
      ['none of several', { status: { notIn: ['new', 'resolved'] } }, 'b'],
      ['none of several, where some have no value', { 'work.rating': { notIn: [1, 2] } }, 'ac'],
      ['none of none', { 'work.rating': { notIn: [] } }, 'abcd'],
      ['at or after', { 'work.rating': { from: 2 } }, 'ad'],
      ['before', { 'work.rating': { before: 2 } }, 'b'],
      ['between', { 'work.rating': { from: 1, before: 3 } }, 'bd'],
      ['between nothing and nothing, which only asks for a value', { 'work.rating': {} }, 'abd'],
      ['before, in time', { createdAt: { before: '2026-03-11' } }, 'abd'],
      ['a list, asked of a text', { status: { hasAny: ['new'] } }, ''],
      ['without a value', { 'work.rating': { isMissing: true } }, 'c'],
      ['with a value', { 'assignedTo.uid': { isMissing: false } }, 'ad'],
      ['not asked', { status: undefined }, 'abcd'],
      ['of two conditions', { status: 'new', 'work.rating': { from: 1 } }, 'a'],
      ['by a condition and a text', { status: 'new', text: 'lamp' }, 'c'],
    ])('%s', async (_, where, expected) => {
      expect(await found(where)).toBe(expected);
      expect(await ask('tickets', (all) => all.count(where))).toBe(expected.length);
    });

    it.each<[name: string, where: Where<string>, expected: string]>([
      ['a list that has any of several', { tags: { hasAny: ['light', 'roof'] } }, 'ab'],
      ['a list that has any of one', { tags: { hasAny: ['hall'] } }, 'a'],
      ['a list that has any of none', { tags: { hasAny: [] } }, ''],
      ['a truth', { pinned: true }, 'a'],
      ['a falsehood', { pinned: false }, 'bc'],
    ])('by %s', async (_, where, expected) => {
      expect(await foundTopics(where)).toBe(expected);
    });

    it.each([
      ['in any case', 'lamp', 'bc'],
      ['for every word, in any order', 'tap lamp', 'c'],
      ['for parts of words', 'eak', 'a'],
      ['in every text field, also across them', 'tap vern', 'a'],
      ['in lists', 'HALL', 'b'],
      ['for spaces, which match all', '   ', 'abcd'],
      ['for nothing, which matches all', '', 'abcd'],
      ['for what is in no text field', 'closed', ''],
      ['for signs that a pattern would use', '%', ''],
      ['for another such sign', '_', ''],
      ['for a third such sign', '\\', ''],
    ])('by text %s', async (_, text, expected) => {
      expect(await found({ text })).toBe(expected);
    });

    const accented = asking({
      tickets: [
        exampleTicket('a', { title: 'Zoe\u0308 Müllerson, Straße 5' }),
        exampleTicket('b', { title: 'Søren Łuk, Crème brûlée' }),
        exampleTicket('c', { title: "O’Brien's lamp" }),
      ],
    });
    it.each([
      ['zoe', 'a'],
      ['Zoë', 'a'],
      ['Mullerson', 'a'],
      ['MU\u0308LLERSON', 'a'],
      ['strasse', 'a'],
      ['soren luk', 'b'],
      ["o'brien", 'c'],
      ['obriens', 'c'],
      ['brulee CRÈME', 'b'],
    ])('by text %s, without regard to accents', async (text, expected) => {
      expect(
        await accented('tickets', async (all) => ids(await all.find({ where: { text } }))),
      ).toBe(expected);
    });

    const orNameOf = 'assignedTo.uid';
    const [tap, lamp, fence] = [{ word: 'tap' }, { word: 'lamp' }, { word: 'fence' }];
    const vale = { word: 'vale', named: ['vern'] };
    it.each<[name: string, text: TextSearch, expected: string]>([
      ['that has one of the words', { words: [tap, fence], isAny: true }, 'acd'],
      [
        'that has one of the words, where none is there',
        { words: [{ word: 'roof' }], isAny: true },
        '',
      ],
      ['or the name of a person', { words: [vale], orNameOf }, 'a'],
      [
        'or the name of one person and the text of another',
        { words: [{ ...lamp, named: ['ada'] }], orNameOf },
        'bcd',
      ],
      ['partly in the text and partly in the name', { words: [vale, tap], orNameOf }, 'a'],
      [
        'partly in the text of one and partly in the name of another',
        { words: [vale, fence], orNameOf },
        '',
      ],
    ])('by a text %s', async (_, text, expected) => {
      const where = { text } as Where<string>;
      expect(await found(where)).toBe(expected);
      expect(await ask('tickets', (all) => all.count(where))).toBe(expected.length);
    });

    it.each<[name: string, query: Query<string>, expected: string, total: number]>([
      ['some of all', { limit: 2, offset: 2 }, 'cd', 4],
      ['the first of a search', { where: { text: 'lamp' }, limit: 1 }, 'b', 2],
      ['the last of a search', { where: { text: 'lamp' }, limit: 1, offset: 1 }, 'c', 2],
      ['none past the last', { where: { text: 'lamp' }, limit: 1, offset: 2 }, '', 2],
      ['none of a search in vain', { where: { text: 'roof' }, limit: 1 }, '', 0],
      [
        'a search by words and by rank',
        {
          where: { text: 'lamp' },
          orderBy: [
            ['title', 'desc'],
            ['status', 'asc'],
          ],
          limit: 5,
        },
        'cb',
        2,
      ],
    ])('by pages, with how many there are: %s', async (_, query, expected, total) => {
      const page = await ask('tickets', (all) => all.page(query));
      expect([ids(page.items), page.total]).toEqual([expected, total]);
      const records = tickets.filter(({ id }) => expected.includes(id));
      expect(page.items).toEqual(
        expect.arrayContaining(records.map((one) => ({ ...one, version: 1 }))),
      );
    });

    it('by id, those that exist', async () => {
      expect(await ask('tickets', (all) => all.get('nobody'))).toBeUndefined();
      expect(await ask('tickets', (all) => all.get('b'))).toEqual({ ...tickets[1], version: 1 });
      const several = await ask('tickets', (all) => all.getMany(['d', 'nobody', 'a', 'd']));
      expect(several.map(({ id }) => id).sort()).toEqual(['a', 'd']);
      expect(await ask('tickets', (all) => all.getMany([]))).toEqual([]);
    });
  });

  describe(`${name} orders records`, () => {
    const ask = asking({ tickets });
    const inOrder = (query: Query<string>) =>
      ask('tickets', async (all) => ids(await all.find(query)));

    it.each<[name: string, query: Query<string>, expected: string]>([
      ['by id without an order', {}, 'abcd'],
      ['missing values last', { orderBy: [['work.rating', 'asc']] }, 'bdac'],
      [
        'missing values first where it is descending',
        { orderBy: [['work.rating', 'desc']] },
        'cadb',
      ],
      ['by the place in a list', { orderBy: [['status', 'desc']] }, 'bdac'],
      [
        'by one field after the other',
        {
          orderBy: [
            ['status', 'asc'],
            ['work.rating', 'desc'],
          ],
        },
        'cadb',
      ],
      ['a page of them', { orderBy: [['title', 'asc']], limit: 2, offset: 1 }, 'dc'],
      ['a page beyond the end', { offset: 9, limit: 3 }, ''],
      [
        'a page for each value',
        { orderBy: [['work.rating', 'desc']], per: 'status', limit: 1 },
        'cdb',
      ],
      [
        'a page for each wanted value',
        {
          where: { status: { in: ['new', 'new', 'closed'] } },
          orderBy: [['work.rating', 'asc']],
          per: 'status',
          limit: 1,
        },
        'ba',
      ],
      [
        'a later page for each wanted value',
        { where: { status: { in: ['new', 'closed'] } }, per: 'status', limit: 1, offset: 1 },
        'c',
      ],
    ])('%s', async (_, query, expected) => {
      expect(await inOrder(query)).toBe(expected);
    });

    it('words without case, and numbers in them by value', async () => {
      const units = ['A-10', 'b-1', 'A-9', 'á-11', 'B-1'];
      const { read } = await holding({
        tickets: units.map((title, place) => exampleTicket('vwxyz'.charAt(place), { title })),
      });
      const order = await read(({ repositories }) =>
        repositories.tickets.find({ orderBy: [['title', 'asc']] }),
      );
      expect(ids(order)).toBe('xvywz');
    });

    it('texts by code unit', async () => {
      const { read } = await holding({
        tickets: ['b', 'B', 'ä', 'a'].map((uid, place) =>
          exampleTicket('wxyz'.charAt(place), { assignedTo: vendor(uid) }),
        ),
      });
      const order = await read(({ repositories }) =>
        repositories.tickets.find({ orderBy: [['assignedTo.uid', 'asc']] }),
      );
      expect(ids(order)).toBe('xzwy');
    });
  });

  describe(`${name} aggregates records`, () => {
    const ask = asking({ tickets, topics });
    const rows = (aggregation: Parameters<Asked['aggregate']>[0]) =>
      ask('tickets', (all) => all.aggregate(aggregation));

    it('counts, sums and averages all that match', async () => {
      expect(await rows({ where: { status: 'new' }, of: 'work.rating' })).toEqual([
        { group: '', count: 2, sum: 3, average: 3 },
      ]);
    });

    it('answers zero for nothing, without a group when it groups', async () => {
      const where = { status: 'lost' };
      expect(await rows({ where, of: 'work.rating' })).toEqual([
        { group: '', count: 0, sum: 0, average: null },
      ]);
      expect(await rows({ where, groupBy: 'status' })).toEqual([]);
    });

    it('counts for each of several conditions, in their order', async () => {
      const counts = (wheres: Parameters<Asked['countEach']>[0]) =>
        ask('tickets', (all) => all.countEach(wheres));
      expect(
        await counts([
          { status: 'new' },
          { status: 'lost' },
          {},
          { text: 'lamp' },
          { status: { notIn: ['new'] }, createdAt: { before: '2026-03-11' } },
        ]),
      ).toEqual([2, 0, 4, 2, 2]);
      expect(await counts([])).toEqual([]);
    });

    it('groups by a field, those without it under an empty name', async () => {
      expect(await rows({ groupBy: 'assignedTo.uid', of: 'work.rating' })).toEqual([
        { group: '', count: 2, sum: 1, average: 1 },
        { group: 'ada', count: 1, sum: 2, average: 2 },
        { group: 'vern', count: 1, sum: 3, average: 3 },
      ]);
    });

    it('groups by a list, a record in the group of each of its values', async () => {
      const groups = await ask('topics', (all) => all.aggregate({ groupBy: 'tags' }));
      expect(groups.map(({ group, count }) => [group, count])).toEqual([
        ['hall', 1],
        ['light', 2],
      ]);
    });

    it('groups by a truth', async () => {
      const groups = await ask('topics', (all) => all.aggregate({ groupBy: 'pinned' }));
      expect(groups.map(({ group, count }) => [group, count])).toEqual([
        ['false', 2],
        ['true', 1],
      ]);
    });

    it.each([
      ['UTC', ['2026-02', '2026-03']],
      ['America/New_York', ['2026-02', '2026-02']],
      ['Asia/Tokyo', ['2026-03', '2026-03']],
    ])('begins months in the time zone: %s', async (timeZone, months) => {
      const instants = ['2026-02-28T23:30:00.000Z', '2026-03-01T00:30:00.000Z'];
      const { read } = await holding(
        {
          tickets: [
            ...instants.map((createdAt, place) => exampleTicket(`${place}`, { createdAt })),
            exampleTicket('day', { createdAt: '2026-03-01' }),
          ],
        },
        timeZone,
      );
      const monthOf = (id: string) =>
        read(async ({ repositories }) => {
          const [row] = await repositories.tickets.aggregate({
            where: { id },
            groupBy: { monthOf: 'createdAt' },
          });
          return row?.group;
        });
      expect([await monthOf('0'), await monthOf('1')]).toEqual(months);
      // A date without a time has the same month in every time zone.
      expect(await monthOf('day')).toBe('2026-03');
    });

    it('groups what has no instant under an empty name', async () => {
      const groups = await rows({ groupBy: { monthOf: 'work.completedAt' } });
      expect(groups.map(({ group, count }) => [group, count])).toEqual([
        ['', 1],
        ['2026-03', 3],
      ]);
    });
  });

  describe(`${name} writes records`, () => {
    const titles = (found: readonly Versioned<StoredTicket>[]) =>
      found.map(({ title, version }) => `${title} ${version}`);

    it('gives a new one its first version, and each change the next', async () => {
      const { read, write } = await holding({});
      const added = await write(async ({ repositories }) =>
        repositories.tickets.put(exampleTicket('a', { title: 'One' })),
      );
      expect(added).toMatchObject({ title: 'One', version: 1 });
      const changed = await write(async ({ repositories }) =>
        repositories.tickets.put({ ...added, title: 'Two' }),
      );
      expect(changed).toMatchObject({ title: 'Two', version: 2 });
      const kept = await read(({ repositories }) => repositories.tickets.get('a'));
      expect(kept).toEqual(changed);
    });

    it('refuses one whose id is taken, and one that is not the one that was read', async () => {
      const { read, write } = await holding({ tickets });
      const put = (record: StoredTicket & { version?: number }) =>
        write(async ({ repositories }) => repositories.tickets.put(record));
      await expect(put(exampleTicket('a'))).rejects.toMatchObject({ code: 'conflict' });
      const missing = put({ ...exampleTicket('new'), version: 1 });
      await expect(missing).rejects.toMatchObject({ code: 'conflict' });
      await put({ ...exampleTicket('a', { title: 'New' }), version: 1 });
      const late = put({ ...exampleTicket('a', { title: 'Late' }), version: 1 });
      await expect(late).rejects.toMatchObject({ code: 'conflict' });
      const kept = await read(({ repositories }) => repositories.tickets.getMany(['a']));
      expect(titles(kept)).toEqual(['New 2']);
    });

    it('shows a transaction its own writes, in their order', async () => {
      const { read, write } = await holding({ tickets });
      const seen = await write(async ({ repositories: { tickets: all } }) => {
        const first = await all.get('a');
        if (first) all.put({ ...all.put({ ...first, title: 'Two' }), title: 'Three' });
        all.remove('b');
        all.remove('nobody');
        all.remove('c');
        all.put(exampleTicket('c', { title: 'Anew' }));
        all.put(exampleTicket('e', { title: 'New' }));
        all.remove('d');
        return [titles(await all.find({})), await all.count({}), await all.get('b')];
      });
      expect(seen).toEqual([['Three 3', 'Anew 1', 'New 1'], 3, undefined]);
      const after = await read(({ repositories }) => repositories.tickets.find({}));
      expect(titles(after)).toEqual(['Three 3', 'Anew 1', 'New 1']);
    });

    it('lands in all collections or in none', async () => {
      const { read, write } = await holding({ tickets, topics });
      const failing = write(async ({ repositories }) => {
        repositories.tickets.remove('a');
        repositories.topics.remove('a');
        await repositories.tickets.find({});
        throw new Error('changed my mind');
      });
      await expect(failing).rejects.toThrow('changed my mind');
      const counts = await read(({ repositories }) =>
        Promise.all([repositories.tickets.count({}), repositories.topics.count({})]),
      );
      expect(counts).toEqual([4, 3]);
    });

    it('keeps what JSON can hold as it was', async () => {
      const details = { location: 'A "B" \\ ä 😀 \n', accessWindow: '' };
      const ticket = exampleTicket('a', { details: details as never, estimatedHours: 1.25 });
      const { read } = await holding({ tickets: [ticket] });
      const kept = await read(({ repositories }) => repositories.tickets.get('a'));
      expect(kept).toEqual({ ...ticket, version: 1 });
    });

    it('cannot come from a query', async () => {
      const { read } = await holding({});
      const removing = read(async ({ repositories }) => repositories.tickets.remove('a'));
      await expect(removing).rejects.toThrow('A query wrote to tickets');
      await expect(read(({ nextNumber }) => nextNumber('tickets'))).rejects.toThrow(
        'A query asked for a number',
      );
    });
  });

  describe(`${name} counts`, () => {
    const views = async ({ read }: Awaited<ReturnType<typeof holding>>) => {
      const topic = await read(({ repositories }) => repositories.topics.get('a'));
      return topic && [topic.viewsCount, topic.version];
    };

    it('by increments, which leave the version as it was', async () => {
      const storage = await holding({ topics: [exampleTopic('a', { viewsCount: 5 })] });
      await storage.write(async ({ repositories }) => {
        repositories.topics.increment('a', { viewsCount: 2 });
        repositories.topics.increment('a', { viewsCount: 1, commentsCount: 4 });
        repositories.topics.increment('nobody', { viewsCount: 1 });
      });
      expect(await views(storage)).toEqual([8, 1]);
    });

    it('on, whatever a put says, and what a new record says at first', async () => {
      const storage = await holding({});
      const { write } = storage;
      const added = await write(async ({ repositories: { topics: all } }) => {
        const first = all.put(exampleTopic('a', { viewsCount: 5 }));
        all.increment('a', { viewsCount: 1 });
        return first;
      });
      expect(await views(storage)).toEqual([6, 1]);
      await write(async ({ repositories: { topics: all } }) => {
        all.increment('a', { viewsCount: 10 });
        all.put({ ...added, viewsCount: 0 });
        all.increment('a', { viewsCount: 100 });
      });
      expect(await views(storage)).toEqual([116, 2]);
    });

    it('nothing for a removed record', async () => {
      const storage = await holding({ topics: [exampleTopic('a', { viewsCount: 5 })] });
      await storage.write(async ({ repositories: { topics: all } }) => {
        all.remove('a');
        all.increment('a', { viewsCount: 1 });
      });
      expect(await views(storage)).toBeUndefined();
    });

    it('all concurrent increments', async () => {
      const storage = await holding({ topics: [exampleTopic('a')] });
      const add = () =>
        storage.write(async ({ repositories: { topics: all } }) => {
          const topic = await all.get('a');
          all.increment('a', { viewsCount: topic ? 1 : 0 });
        });
      await Promise.all(Array.from({ length: 12 }, add));
      expect(await views(storage)).toEqual([12, 1]);
    });
  });

  describe(`${name} allows concurrent writes`, () => {
    it('and runs the work of one again on what another wrote', async () => {
      const { read, write } = await holding({ tickets: [exampleTicket('a')] });
      const append = (letter: string) =>
        write(async ({ repositories }) => {
          const ticket = await repositories.tickets.get('a');
          if (ticket) repositories.tickets.put({ ...ticket, title: `${ticket.title}${letter}` });
        });
      await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map(append));
      const kept = await read(({ repositories }) => repositories.tickets.get('a'));
      expect([...(kept?.title ?? '')].sort().join('')).toBe('abcdef');
      expect(kept?.version).toBe(7);
    });

    it('and decides nothing by what another has changed', async () => {
      const { read, write } = await holding({ tickets: tickets.slice(0, 2) });
      const removeUnlessLast = (id: string) =>
        write(async ({ repositories }) => {
          if ((await repositories.tickets.count({})) > 1) repositories.tickets.remove(id);
        });
      await Promise.all([removeUnlessLast('a'), removeUnlessLast('b')]);
      expect(await read(({ repositories }) => repositories.tickets.count({}))).toBe(1);
    });

    it('and gives out each number once', async () => {
      const { write } = await holding({});
      const next = () =>
        write(async ({ nextNumber }) => [await nextNumber('tickets'), await nextNumber('tickets')]);
      const numbers = (await Promise.all(Array.from({ length: 6 }, next))).flat();
      expect(numbers.sort((one, other) => one - other)).toEqual(
        Array.from({ length: 12 }, (_, place) => place + 1),
      );
    });
  });
}
