import { describe, expect, test } from 'vitest';
import { openPortal, samplesNow } from './testing/open-portal.ts';

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

describe('news', () => {
  test('residents read what is published and inside its window, pinned then urgent first', async () => {
    const shown = await openPortal().as('resident').call('announcements.list', {});
    const ids = shown.map(({ id }) => id);
    expect(ids.slice(0, 3)).toEqual([
      'news-annual-meeting',
      'news-pool-hours',
      'news-water-shutoff',
    ]);
    for (const hidden of ['news-draft-pets', 'news-resurfacing', 'news-pond-aerator']) {
      expect(ids).not.toContain(hidden);
    }
    expect(shown.some((item) => 'published' in item)).toBe(false);
  });

  test('a draft appears to residents when it is published, and goes when it is not', async () => {
    const portal = openPortal();
    const admin = portal.as('admin');
    const titles = async () =>
      (await portal.as('resident').call('announcements.list', {})).map(({ title }) => title);
    const { id, publishAt } = await admin.call('news.save', draft);
    expect(publishAt).toBe(samplesNow.toISOString());
    expect(await titles()).not.toContain('Railings');
    await admin.call('news.setPublished', { id, published: true });
    expect(await titles()).toContain('Railings');
    await admin.call('news.setPublished', { id, published: false });
    expect(await titles()).not.toContain('Railings');
  });

  test('an edited item keeps its author, date and attachments', async () => {
    const admin = openPortal().as('admin');
    const before = (await admin.call('news.list', {})).find(({ id }) => id === 'news-budget');
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

  test('a deleted item is gone, and cannot be deleted twice', async () => {
    const admin = openPortal().as('admin');
    await admin.call('news.delete', { id: 'news-book-swap' });
    await expect(admin.call('news.delete', { id: 'news-book-swap' })).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});
