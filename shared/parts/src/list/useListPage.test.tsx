import type { ForumTopic } from '@hoa/domain';
import { fakeGateway, type Handlers, pageOf, renderScreen } from '@hoa/portal/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useListPage } from './useListPage.ts';

const topic = (n: number): ForumTopic => ({
  id: `${n}`,
  title: `Topic ${n}`,
  description: '',
  tags: [],
  status: 'open',
  pinned: false,
  locked: false,
  author: { uid: 'a', displayName: 'Ada', role: 'admin' },
  createdAt: '2026-03-01T10:00:00.000Z',
  lastActivity: '2026-03-01T10:00:00.000Z',
  commentsCount: 0,
  updatesCount: 0,
  viewsCount: 0,
});
const topics = Array.from({ length: 31 }, (_, index) => topic(index + 1));

const listOf =
  (all: readonly ForumTopic[]): NonNullable<Handlers['topics.list']> =>
  ({ limit, offset }) => ({ ...pageOf(all, { limit, offset }), all: all.length });

function List({ page }: { readonly page: number }) {
  const list = useListPage('topics.list', { tag: 'pool' }, { page, pageSize: 15 });
  const ids = list.data?.items.map(({ id }) => id);
  return list.data && <output>{JSON.stringify([list.page, ids?.[0], ids?.at(-1)])}</output>;
}

function show(page: number, all = topics) {
  const gateway = fakeGateway({ 'topics.list': listOf(all) });
  return renderScreen(<List page={page} />, { gateway });
}

const shown = async (text: string) =>
  expect(await screen.findByText(text, { exact: true })).toBeInTheDocument();

describe('a page of a list', () => {
  it.each([
    [1, [1, '1', '15']],
    [2, [2, '16', '30']],
    [3, [3, '31', '31']],
    [4, [3, '31', '31']],
    [0, [1, '1', '15']],
    [-2, [1, '1', '15']],
    [Number.NaN, [1, '1', '15']],
    [2.7, [2, '16', '30']],
  ])('asked for %s is %j', async (asked, expected) => {
    show(asked);
    await shown(JSON.stringify(expected));
  });

  it('is the first when there is nothing', async () => {
    show(3, []);
    await shown('[1,null,null]');
  });

  it('is queried with the filters and its page size', async () => {
    const { gateway } = show(2);
    await shown('[2,"16","30"]');
    expect(gateway.inputsOf('topics.list')).toEqual([{ tag: 'pool', limit: 15, offset: 15 }]);
  });
});
