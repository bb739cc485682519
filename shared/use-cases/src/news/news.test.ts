import { newsState, newsStates } from '@hoa/domain';
import { mockActors, testNow } from '@hoa/mock-data/testing';
import { describe, expect, test } from 'vitest';
import { openPortal } from '../testing/sample-portal.ts';

const draft = {
  title: 'Railings',
  content: 'Wet paint until evening.',
  category: 'maintenance',
  priority: 'normal',
  pinned: false,
  urgent: true,
  published: false,
  publishAt: '',
  expireAt: '',
} as const;

/** A published item of the day `date`. */
const item = (title: string, changes: object = {}) => ({
  ...draft,
  title,
  published: true,
  urgent: false,
  ...changes,
});

describe('news', () => {
  test('residents read what is published and inside its window, pinned then urgent first [7.9]', async () => {
    const { items: shown } = await openPortal()
      .as('resident')
      .call('announcements.list', { limit: 100 });
    const ids = shown.map(({ id }) => id);
    expect(ids.slice(0, 3)).toEqual([
      'news-annual-meeting',
      'news-pool-hours',
      'news-water-shutoff',
    ]);
    for (const hidden of ['news-draft-pets', 'news-resurfacing', 'news-pond-aerator']) {
      expect(ids).not.toContain(hidden);
    }
    const storedOnly = ['published', 'visibleFrom', 'visibleUntil', 'version'];
    for (const key of storedOnly) expect(shown.filter((item) => key in item)).toEqual([]);
  });

  test('a draft becomes visible to residents when published, and hidden when unpublished', async () => {
    const portal = openPortal();
    const admin = portal.as('admin');
    const titles = async () =>
      (await portal.as('resident').call('announcements.list', { limit: 100 })).items.map(
        ({ title }) => title,
      );
    const { id, publishAt } = await admin.call('news.save', draft);
    expect(publishAt).toBe('2026-03-10');
    expect(await titles()).not.toContain('Railings');
    await admin.call('news.setPublished', { id, published: true });
    expect(await titles()).toContain('Railings');
    await admin.call('news.setPublished', { id, published: false });
    expect(await titles()).not.toContain('Railings');
  });

  test('an edited item keeps its author, date and attachments', async () => {
    const admin = openPortal().as('admin');
    const before = (await admin.call('news.list', {})).items.find(({ id }) => id === 'news-budget');
    const saved = await admin.call('news.save', { ...draft, id: 'news-budget' });
    expect(saved).toMatchObject({
      title: 'Railings',
      author: before?.author,
      date: before?.date,
      attachments: before?.attachments,
    });
    expect(saved).not.toHaveProperty('expireAt');
  });

  test.each([
    ['title', { ...draft, title: ' ' }],
    ['content', { ...draft, content: '' }],
    ['expireAt', { ...draft, publishAt: '2026-03-10', expireAt: '2026-03-09' }],
  ])('is refused for its %s', async (field, input) => {
    await expect(openPortal().as('admin').call('news.save', input)).rejects.toMatchObject({
      code: 'invalid-input',
      params: { field },
    });
  });

  test('an item cannot be deleted twice', async () => {
    const admin = openPortal().as('admin');
    await admin.call('news.delete', { id: 'news-book-swap' });
    await expect(admin.call('news.delete', { id: 'news-book-swap' })).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});

describe('the order of announcements', () => {
  test('is pinned, then urgent, then newest, without drafts and items outside their window [9.19]', async () => {
    const portal = openPortal();
    const admin = portal.as('admin');
    const added = [
      item('old'),
      item('new'),
      item('urgent', { urgent: true }),
      item('pinned', { pinned: true }),
      item('pinned and urgent', { pinned: true, urgent: true }),
      item('draft', { published: false, pinned: true }),
      item('later', { publishAt: '2026-03-11', pinned: true }),
      item('over', { publishAt: '2026-03-01', expireAt: '2026-03-09', pinned: true }),
      item('last day', { publishAt: '2026-03-01', expireAt: '2026-03-10', pinned: true }),
    ];
    for (const each of added) {
      portal.wait(1);
      await admin.call('news.save', each);
    }
    const { items } = await portal.as('resident').call('announcements.list', { limit: 100 });
    const titles = new Set(added.map(({ title }) => title));
    expect(items.map(({ title }) => title).filter((title) => titles.has(title))).toEqual([
      'pinned and urgent',
      'last day',
      'pinned',
      'urgent',
      'new',
      'old',
    ]);
  });

  test('begins with a pinned or urgent one, for the home [2.6.6]', async () => {
    const { items } = await openPortal().as('resident').call('announcements.list', { limit: 1 });
    expect(items).toMatchObject([{ pinned: true }]);
  });

  test('is the same across pages', async () => {
    const resident = openPortal().as('resident');
    const all = await resident.call('announcements.list', { limit: 100 });
    const second = await resident.call('announcements.list', { limit: 3, offset: 3 });
    expect(second).toEqual({ items: all.items.slice(3, 6), total: all.total });
    expect(all.total).toBeGreaterThan(6);
  });
});

describe('events', () => {
  test('are upcoming, soonest first, or past, latest first, in pages [2.6.7 7.10]', async () => {
    const resident = openPortal().as('resident');
    const upcoming = await resident.call('events.list', { when: 'upcoming', limit: 100 });
    const past = await resident.call('events.list', { when: 'past', limit: 100 });
    const now = testNow.toISOString();
    const dates = upcoming.items.map(({ date }) => date);
    const pastDates = past.items.map(({ date }) => date);
    expect([dates.length, pastDates.length]).toEqual([upcoming.total, past.total]);
    expect(dates).toEqual(dates.toSorted());
    expect(pastDates).toEqual(pastDates.toSorted().reverse());
    expect(dates[0] && dates[0] >= now).toBe(true);
    expect(pastDates[0] && pastDates[0] < now).toBe(true);
    expect(await resident.call('events.list', { limit: 1 })).toEqual({
      items: upcoming.items.slice(0, 1),
      total: upcoming.total,
    });
    expect(await resident.call('events.list', { when: 'past', limit: 2, offset: 1 })).toEqual({
      items: past.items.slice(1, 3),
      total: past.total,
    });
  });
});

describe('the News Manager', () => {
  test('lists everything in pages, newest first', async () => {
    const admin = openPortal().as('admin');
    const all = await admin.call('news.list', { limit: 100 });
    expect(all.total).toBe(all.all);
    const dates = all.items.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().reverse());
    expect(await admin.call('news.list', { offset: 10 })).toEqual({
      ...all,
      items: all.items.slice(10, 20),
    });
  });

  test('reads one item as it is listed', async () => {
    const admin = openPortal().as('admin');
    const { items } = await admin.call('news.list', {});
    expect(await admin.call('news.get', { id: items[3]?.id ?? '' })).toEqual(items[3]);
    await expect(admin.call('news.get', { id: 'nowhere' })).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  test.each(newsStates)('filters by the state %s', async (state) => {
    const admin = openPortal().as('admin');
    const all = await admin.call('news.list', { limit: 100 });
    const expected = all.items.filter((each) => newsState(each, testNow) === state);
    expect(expected.length).toBeGreaterThan(0);
    expect(await admin.call('news.list', { state, limit: 100 })).toEqual({
      items: expected,
      total: expected.length,
      all: all.all,
    });
  });

  test('searches within the filtered items, and sorts', async () => {
    const admin = openPortal().as('admin');
    const { items, all } = await admin.call('news.list', { limit: 100 });
    const search = 'the WATER';
    const words = ['the', 'water'];
    const expected = items
      .filter((each) => newsState(each, testNow) === 'published')
      .filter(({ title, content, author }) => {
        const texts = [title, content, author].map((each) => each.toLowerCase());
        return words.every((word) => texts.some((each) => each.includes(word)));
      })
      .map(({ title }) => title)
      .toSorted();
    const sort = { column: 'title', direction: 'asc' } as const;
    const found = await admin.call('news.list', { state: 'published', search, sort });
    expect(found).toMatchObject({ total: expected.length, all });
    expect(found.items.map(({ title }) => title)).toEqual(expected.slice(0, 10));
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.length).toBeLessThan(items.length);
  });
});

describe('a notification of news', () => {
  const shownTo = async (portal: ReturnType<typeof openPortal>, role: 'resident' | 'admin') => {
    const { items } = await portal.as(role).call('notifications.list', { limit: 100 });
    return items.filter(({ actionUrl }) => actionUrl?.startsWith('/news?item=id-'));
  };

  test('goes to residents once the item is published, and not to the person who published it', async () => {
    const portal = openPortal();
    const admin = portal.as('admin');
    const { id } = await admin.call('news.save', draft);
    expect(await shownTo(portal, 'resident')).toEqual([]);
    await admin.call('news.setPublished', { id, published: true });
    expect(await shownTo(portal, 'resident')).toMatchObject([
      {
        title: 'Railings',
        message: 'Wet paint until evening.',
        type: 'maintenance',
        priority: 'high',
        read: false,
        actionUrl: `/news?item=${id}`,
      },
    ]);
    expect(await shownTo(portal, 'admin')).toEqual([]);
  });

  test('goes only to the audience of the item, before and after an edit', async () => {
    const portal = openPortal();
    const admin = portal.as('admin');
    const id = 'news-water-shutoff';
    const toldInA101 = async () => {
      const { items } = await portal.as('resident').call('notifications.list', { limit: 100 });
      return items.filter(({ actionUrl }) => actionUrl === `/news?item=${id}`);
    };
    await admin.call('news.setPublished', { id, published: false });
    await admin.call('news.setPublished', { id, published: true });
    expect(await toldInA101()).toEqual([]);
    await admin.call('news.save', { ...item('Water back'), id });
    expect(await toldInA101()).toEqual([]);
  });

  test('changes with an edit, stays read, and disappears when the item is unpublished or deleted', async () => {
    const portal = openPortal();
    const admin = portal.as('admin');
    const { id } = await admin.call('news.save', item('Railings'));
    const [notification] = await shownTo(portal, 'resident');
    await portal.as('resident').call('notifications.markRead', { id: notification?.id ?? '' });
    await admin.call('news.save', { ...item('Railings are dry'), id });
    expect(await shownTo(portal, 'resident')).toMatchObject([
      { title: 'Railings are dry', read: true },
    ]);
    await admin.call('news.setPublished', { id, published: false });
    expect(await shownTo(portal, 'resident')).toEqual([]);
    await admin.call('news.setPublished', { id, published: true });
    expect(await shownTo(portal, 'resident')).toHaveLength(1);
    await admin.call('news.delete', { id });
    expect(await shownTo(portal, 'resident')).toEqual([]);
  });

  test('is not sent again for an edit of a published item', async () => {
    const portal = openPortal();
    const before = await portal.as('resident').call('notifications.list', {});
    await portal.as('admin').call('news.save', { ...item('Pool'), id: 'news-pool-hours' });
    const after = await portal.as('resident').call('notifications.list', {});
    expect(after.total).toBe(before.total);
  });

  test('is sent when a scheduled item becomes visible', async () => {
    let now = testNow;
    const { run, read, waiting, runJob } = openPortal({ now: () => now });
    const scheduled = item('Railings', { publishAt: '2026-04-01' });
    const { id } = await run(mockActors.admin, 'news.save', scheduled);
    const notification = () => read(({ notifications }) => notifications.get(`news-${id}`));
    expect(await notification()).toBeUndefined();
    const at = '2026-04-01T06:00:00.000Z';
    const job = { type: 'news-begun', newsId: id, at } as const;
    expect(waiting).toEqual([job]);
    // The clock by which the job was due may be ahead.
    now = new Date(Date.parse(at) - 5000);
    await runJob(job);
    expect(await notification()).toMatchObject({ title: 'Railings', createdAt: at });
  });
});
