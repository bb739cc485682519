import type { DirectoryEntry } from '@hoa/domain';
import { PortalError } from '@hoa/portal';
import {
  expectConsole,
  fakeGateway,
  type Handlers,
  pageOf,
  renderScreen,
} from '@hoa/portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DirectoryScreen } from './DirectoryScreen.tsx';

const ada: DirectoryEntry = {
  id: 'ada',
  displayName: 'Ada Moss',
  units: ['A-101', 'B-204'],
  title: 'President',
  phone: '(303) 555-0100',
  email: 'ada@example.org',
};
const others = Array.from({ length: 30 }, (_, index) => ({
  id: `person-${index}`,
  displayName: `Person ${index + 1}`,
  units: [`C-${index}`],
}));

function open(people: readonly DirectoryEntry[], handlers: Handlers = {}, at = '/directory') {
  const gateway = fakeGateway({
    'directory.list': ({ search = '', ...page }) =>
      pageOf(
        people.filter(({ displayName }) => displayName.includes(search)),
        page,
      ),
    ...handlers,
  });
  return { ...renderScreen(<DirectoryScreen />, { gateway, at }), gateway };
}

const rows = () => within(screen.getByRole('list', { name: 'People' })).getAllByRole('listitem');

it('lists people with what they show, a phone and an email as links', async () => {
  open([ada, { id: 'walt', displayName: 'Walt', email: 'walt@example.org' }]);
  expect(await screen.findByText('2 people')).toBeVisible();
  const [first, second] = rows();
  for (const words of ['Ada Moss', 'President', 'Home A-101, B-204']) {
    expect(within(first as HTMLElement).getByText(words)).toBeVisible();
  }
  const link = (name: string) => within(first as HTMLElement).getByRole('link', { name });
  expect(link('(303) 555-0100')).toHaveAttribute('href', 'tel:3035550100');
  expect(link('ada@example.org')).toHaveAttribute('href', 'mailto:ada@example.org');
  expect(within(second as HTMLElement).getAllByRole('link')).toHaveLength(1);
  expect(within(second as HTMLElement).queryByText(/^Home/)).toBeNull();
});

it('pages, and searches from the first page, both in the URL', async () => {
  const { user, address } = open([ada, ...others]);
  expect(await screen.findByText('31 people')).toBeVisible();
  expect(rows()).toHaveLength(25);
  await user.click(screen.getByRole('button', { name: /^Next/ }));
  await waitFor(() => expect(rows()).toHaveLength(6));
  expect(address()).toBe('/directory?page=2');
  await user.type(screen.getByRole('searchbox'), 'Ada');
  expect(await screen.findByText('1 person')).toBeVisible();
  expect(address()).toBe('/directory?q=Ada');
});

it('shows a message when a search finds nobody, and clears the search', async () => {
  const { user } = open([ada], {}, '/directory?q=zebra');
  expect(await screen.findByText('Nobody found for “zebra”')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(await screen.findByText('Ada Moss')).toBeVisible();
});

it('explains an empty directory, and links to the privacy options', async () => {
  open([]);
  expect(await screen.findByText('Nobody is listed yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'What neighbors see of you' })).toHaveAttribute(
    'href',
    '/profile?tab=privacy',
  );
});

it('can be loaded again after a failure', async () => {
  expectConsole(/directory/);
  let fails = true;
  const { user } = open([ada], {
    'directory.list': (page) => {
      if (fails) throw new PortalError('network');
      return pageOf([ada], page);
    },
  });
  expect(await screen.findByText('Failed to load the directory')).toBeVisible();
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Ada Moss')).toBeVisible();
});
