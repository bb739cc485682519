import { useNavigate } from '@hoa/portal';
import { fakeGateway, renderScreen } from '@hoa/portal/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useListState } from './useListState.ts';

const options = {
  filters: { status: ['new', 'done'], vendor: 'any' },
  sorts: ['title', 'updated'],
} as const;

function List() {
  const list = useListState(options);
  const navigate = useNavigate();
  const { search, filters, sort, page, isFiltered } = list;
  return (
    <>
      <output>{JSON.stringify({ search, filters, sort, page, isFiltered })}</output>
      <input aria-label="Search" value={search} onChange={(e) => list.setSearch(e.target.value)} />
      <button type="button" onClick={() => list.setFilter('status', 'done')}>
        Done
      </button>
      <button type="button" onClick={() => list.setSort({ column: 'title', direction: 'asc' })}>
        Up
      </button>
      <button type="button" onClick={() => list.setSort({ column: 'title', direction: 'desc' })}>
        Down
      </button>
      <button type="button" onClick={() => list.setSort(null)}>
        Unsorted
      </button>
      <button type="button" onClick={() => list.setPage(3)}>
        Page 3
      </button>
      <button type="button" onClick={list.clear}>
        Clear
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
    </>
  );
}

const show = (query: string) =>
  renderScreen(<List />, { gateway: fakeGateway({}), at: `/x${query}` });
const state = () => JSON.parse(screen.getByRole('status').textContent);
const press = (name: string) => screen.getByRole('button', { name });

const nothing = {
  search: '',
  filters: { status: '', vendor: '' },
  sort: null,
  page: 1,
  isFiltered: false,
};

describe('reading the query', () => {
  it('begins with everything, unsorted, on the first page', () => {
    show('');
    expect(state()).toEqual(nothing);
  });

  it('reads search, filters, sort, order and page', () => {
    show('?status=new&vendor=v-7&q=roof+leak&sort=updated&order=desc&page=2');
    expect(state()).toEqual({
      search: 'roof leak',
      filters: { status: 'new', vendor: 'v-7' },
      sort: { column: 'updated', direction: 'desc' },
      page: 2,
      isFiltered: true,
    });
  });

  it.each([
    ['a filter value that is not offered', '?status=lost'],
    ['a column that cannot be sorted by', '?sort=secret&order=desc'],
    ['a page that is not a number', '?page=two'],
    ['a page below 1', '?page=-3'],
    ['a page with a fraction', '?page=1.5'],
    ['an order without a column', '?order=desc'],
  ])('ignores %s', (_, query) => {
    show(query);
    expect(state()).toEqual(nothing);
  });

  it('sorts upwards where the order is missing or unknown', () => {
    show('?sort=title&order=sideways');
    expect(state().sort).toEqual({ column: 'title', direction: 'asc' });
  });

  it('does not count blanks as a search', () => {
    show('?q=++');
    expect(state().isFiltered).toBe(false);
  });
});

describe('changing the list', () => {
  it('writes a filter and returns to the first page', async () => {
    const { user, address } = show('?page=2&sort=title');
    await user.click(press('Done'));
    expect(address()).toBe('/x?sort=title&status=done');
  });

  it('writes the sort and its order, and removes both again', async () => {
    const { user, address } = show('?page=2');
    await user.click(press('Up'));
    expect(address()).toBe('/x?sort=title');
    await user.click(press('Down'));
    expect(address()).toBe('/x?sort=title&order=desc');
    await user.click(press('Unsorted'));
    expect(address()).toBe('/x');
  });

  it('writes the page and leaves the rest as it is', async () => {
    const { user, address } = show('?tab=news&status=new&page=2');
    await user.click(press('Page 3'));
    expect(address()).toBe('/x?tab=news&status=new&page=3');
  });

  it('clears the search and the filters, and keeps the sort', async () => {
    const { user, address } = show('?status=new&vendor=v-7&q=roof&sort=title&page=2');
    await user.click(press('Clear'));
    expect(address()).toBe('/x?sort=title');
  });

  it('adds one step to the history for a typed word, not one per letter', async () => {
    const { user, address } = show('');
    await user.type(screen.getByRole('textbox', { name: 'Search' }), 'roof');
    expect(address()).toBe('/x?q=roof');
    await user.click(press('Back'));
    expect(address()).toBe('/x');
  });
});
