import { type CalendarDay, dayOf, type NewsItem, newsState } from '@hoa/domain';
import { PortalError } from '@hoa/portal';
import { actors, fakeGateway, type Handlers, pageOf, renderScreen } from '@hoa/portal/testing';
import { expectConsole } from '@hoa/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { DashboardScreen } from '../DashboardScreen.tsx';

// Lazy chunks are loaded before the tests, so that they do not count towards their time limit.
beforeAll(() => Promise.all([import('./NewsTab.tsx'), import('./NewsForm.tsx')]));

const today = dayOf(new Date());

function item(id: string, changes: Partial<NewsItem> = {}): NewsItem {
  return {
    id,
    title: `News ${id}`,
    content: 'Words',
    category: 'general',
    priority: 'normal',
    pinned: false,
    urgent: false,
    published: true,
    author: 'Ada Moss',
    date: '2025-03-01',
    publishAt: '2025-03-01',
    attachments: [],
    ...changes,
  };
}

/** Returns a handler that answers with a page of these items. */
const listOf =
  (all: readonly NewsItem[]): NonNullable<Handlers['news.list']> =>
  ({ state, search = '', ...page }) => {
    const wanted = all.filter(
      (each) =>
        (state === undefined || newsState(each, new Date()) === state) &&
        each.title.toLowerCase().includes(search.toLowerCase()),
    );
    return { ...pageOf(wanted, page), all: all.length };
  };

/** Renders the News Manager with a list that the commands change. */
function open(news: NewsItem[], at = '/admin?tab=news', handlers: Handlers = {}) {
  let items = news;
  const gateway = fakeGateway({
    'news.list': (input) => listOf(items)(input),
    'news.get': ({ id }) => items.find((each) => each.id === id) ?? item(id),
    'news.save': ({ id = 'written', publishAt, expireAt: _, attachments: __, ...form }) => {
      const saved = item(id, { ...form, publishAt: publishAt as CalendarDay });
      items = [saved, ...items.filter((each) => each.id !== id)];
      return saved;
    },
    'news.setPublished': ({ id, published }) => {
      items = items.map((each) => (each.id === id ? { ...each, published } : each));
      return item(id, { published });
    },
    'news.delete': ({ id }) => {
      items = items.filter((each) => each.id !== id);
      return {};
    },
    ...handlers,
  });
  return renderScreen(<DashboardScreen />, { gateway, actor: actors.admin, at });
}

const row = (title: string) => screen.findByRole('row', { name: new RegExp(title) });

describe('the News Manager', () => {
  it('lists ten items a page, the page in the address', async () => {
    const news = Array.from({ length: 12 }, (_, n) => item(String(n + 1).padStart(2, '0')));
    const { user, address } = open(news);
    expect(await screen.findByText('12 news items')).toBeVisible();
    expect(screen.getAllByRole('row')).toHaveLength(11);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(address()).toBe('/admin?tab=news&page=2');
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3));
  });

  it('marks drafts, scheduled and expired items', async () => {
    open([
      item('read'),
      item('draft', { published: false }),
      item('later', { publishAt: '2098-01-01' }),
      item('over', { expireAt: '2025-03-02' }),
    ]);
    expect(within(await row('News read')).getByText('Published')).toBeVisible();
    expect(within(await row('News draft')).getByText('Draft')).toBeVisible();
    expect(within(await row('News later')).getByText('Scheduled')).toBeVisible();
    expect(within(await row('News over')).getByText('Expired')).toBeVisible();
  });

  it('searches and filters, and shows when nothing is left', async () => {
    const { user, address } = open([item('pool'), item('gate', { published: false })]);
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'Draft');
    expect(await screen.findByText('1 of 2 news items')).toBeVisible();
    expect(address()).toContain('status=draft');
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'pool');
    expect(await screen.findByText('Nothing matches your filters')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('2 news items')).toBeVisible();
  });

  it('edits an item of another page', async () => {
    const news = Array.from({ length: 12 }, (_, n) => item(`${n}`));
    open(news, '/admin?tab=news&item=11');
    const form = within(await screen.findByRole('dialog', { name: 'Edit News Item' }));
    expect(await form.findByRole('textbox', { name: 'Title' })).toHaveValue('News 11');
  });

  it('asks the adapter to sort', async () => {
    const { user, gateway } = open([item('gate'), item('pool')]);
    await user.click(await screen.findByRole('button', { name: 'Category' }));
    await waitFor(() =>
      expect(gateway.inputsOf('news.list').at(-1)).toEqual({
        sort: { column: 'category', direction: 'asc' },
        limit: 10,
      }),
    );
  });

  it('creates an item with the defaults: today, general, normal [5.26 8.6.15]', async () => {
    const { user, gateway } = open([]);
    expect(await screen.findByText('No news has been written yet')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Create News' }));
    const dialog = await screen.findByRole('dialog', { name: 'Create News Item' });
    const form = within(dialog);
    expect(await form.findByLabelText('Publish date')).toHaveValue(today);
    expect(form.getByRole('combobox', { name: 'Category' })).toHaveDisplayValue('General');
    expect(form.getByRole('combobox', { name: 'Priority' })).toHaveDisplayValue('Normal');
    await user.type(form.getByRole('textbox', { name: 'Title' }), ' Pool opens ');
    await user.type(form.getByRole('textbox', { name: 'Content' }), 'On Saturday.');
    await user.click(form.getByRole('button', { name: 'Create News' }));
    expect(await screen.findByText('News created successfully!')).toBeVisible();
    expect(gateway.inputsOf('news.save')).toEqual([
      {
        title: 'Pool opens',
        content: 'On Saturday.',
        category: 'general',
        priority: 'normal',
        pinned: false,
        urgent: false,
        published: true,
        publishAt: today,
        expireAt: '',
        audience: { type: 'all', value: '' },
        sendEmail: false,
        attachments: [],
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await row('Pool opens')).toBeVisible();
  });

  it('addresses a part of the residents, shows how many they are, and mails them', async () => {
    const { user, gateway } = open([], '/admin?tab=news&item=new', {
      'buildings.list': () => ({ items: [{ id: 'A', name: 'Building A' }] }),
      'broadcasts.recipientCount': ({ audience }) => ({ count: audience.tenures ? 12 : 40 }),
    });
    const form = within(await screen.findByRole('dialog'));
    await user.type(await form.findByRole('textbox', { name: 'Title' }), 'Roof');
    await user.type(form.getByRole('textbox', { name: 'Content' }), 'New tiles.');
    await user.click(form.getByRole('radio', { name: 'Selected Residents' }));
    await user.click(form.getByRole('button', { name: 'Create News' }));
    expect(await form.findByText('Please select who should receive it')).toBeVisible();
    await user.click(form.getByRole('checkbox', { name: 'Owner' }));
    await user.click(form.getByRole('checkbox', { name: 'Building A' }));
    expect(await form.findByText('12 recipients')).toBeVisible();
    await user.click(form.getByRole('checkbox', { name: 'Send email' }));
    await user.click(form.getByRole('button', { name: 'Create News' }));
    expect(await screen.findByText('News created successfully!')).toBeVisible();
    expect(gateway.inputsOf('news.save')).toMatchObject([
      {
        audience: { type: 'combined', tenures: ['owner'], buildings: ['A'] },
        sendEmail: true,
      },
    ]);
  });

  it('keeps the files of an edited item except a removed one [complaint 33]', async () => {
    const attachments = ['Plan.pdf', 'Map.pdf'].map((name) => ({ id: name, name }));
    const { user, gateway } = open([item('roof', { attachments })], '/admin?tab=news&item=roof', {
      'news.receipts': () => ({ seen: 34, members: 120 }),
    });
    const form = within(await screen.findByRole('dialog'));
    expect(await form.findByText('Seen by 34 of 120')).toBeVisible();
    await user.click(await form.findByRole('button', { name: 'Remove Plan.pdf' }));
    await user.click(form.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('News updated successfully!')).toBeVisible();
    expect(gateway.inputsOf('news.save')).toMatchObject([
      { attachments: [{ id: 'Map.pdf' }], seen: { attachments } },
    ]);
  });

  it('shows files and audience of a conflict, and resets them when discarded', async () => {
    const files = ['Plan.pdf', 'Map.pdf'].map((name) => ({ id: name, name }));
    const roof = item('roof', { attachments: files, published: false });
    const { user, gateway } = open([roof], '/admin?tab=news&item=roof', {
      'news.save': () => {
        throw new PortalError('conflict');
      },
    });
    const form = within(await screen.findByRole('dialog'));
    await user.click(await form.findByRole('button', { name: 'Remove Plan.pdf' }));
    await user.click(form.getByRole('radio', { name: 'Selected Residents' }));
    await user.click(form.getByRole('checkbox', { name: 'Owner' }));
    await user.click(form.getByRole('checkbox', { name: 'Send email' }));
    await user.click(form.getByRole('button', { name: 'Save Changes' }));
    const conflict = within(await form.findByRole('alert'));
    expect(conflict.getByText('Plan.pdf, Map.pdf')).toBeVisible();
    expect(conflict.getByText('Map.pdf')).toBeVisible();
    expect(conflict.getByText('Owner')).toBeVisible();
    expect(conflict.getByText('All Residents')).toBeVisible();
    expect(conflict.getByText('Send email')).toBeVisible();
    await user.click(conflict.getByRole('button', { name: 'Discard mine' }));
    expect(form.getByRole('button', { name: 'Remove Plan.pdf' })).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Save Changes' }));
    expect(gateway.inputsOf('news.save')[1]).toMatchObject({
      attachments: [{ id: 'Plan.pdf' }, { id: 'Map.pdf' }],
    });
  });

  it('offers no mail for an item that has been shown, and keeps its setting', async () => {
    const { user, gateway } = open(
      [item('roof', { sendEmail: true })],
      '/admin?tab=news&item=roof',
    );
    const form = within(await screen.findByRole('dialog'));
    const mail = await form.findByRole('checkbox', { name: 'Send email' });
    expect(mail).toBeDisabled();
    expect(mail).toHaveAccessibleDescription('News is only mailed when it is first shown.');
    await user.click(form.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('News updated successfully!')).toBeVisible();
    expect(gateway.inputsOf('news.save')).toMatchObject([{ sendEmail: true }]);
  });

  it('asks for title and content, and for an end after the beginning [5.25]', async () => {
    const { user, gateway } = open([], '/admin?tab=news&item=new');
    const form = within(await screen.findByRole('dialog'));
    await user.click(await form.findByRole('button', { name: 'Create News' }));
    expect(form.getByRole('textbox', { name: 'Title' })).toHaveAccessibleDescription(
      'Title is required',
    );
    expect(form.getByRole('textbox', { name: 'Content' })).toHaveAccessibleDescription(
      'Content is required',
    );
    await user.type(form.getByRole('textbox', { name: 'Title' }), 'Pool');
    await user.type(form.getByRole('textbox', { name: 'Content' }), 'Opens');
    await user.type(form.getByLabelText('Expire date'), today);
    await user.click(form.getByRole('button', { name: 'Create News' }));
    expect(form.getByLabelText('Expire date')).toHaveAccessibleDescription(
      'The expire date must be after the publish date',
    );
    expect(gateway.inputsOf('news.save')).toEqual([]);
  });

  it('offers to plan an event with the words of a news item about one', async () => {
    const { user, address } = open([], '/admin?tab=news&item=new');
    const form = within(await screen.findByRole('dialog'));
    await user.type(await form.findByRole('textbox', { name: 'Title' }), 'Fair');
    await user.type(form.getByRole('textbox', { name: 'Content' }), 'On the green.');
    expect(form.queryByRole('checkbox', { name: /^Plan an event/ })).not.toBeInTheDocument();
    await user.selectOptions(form.getByRole('combobox', { name: 'Category' }), 'Events');
    await user.click(form.getByRole('checkbox', { name: /^Plan an event/ }));
    await user.click(form.getByRole('button', { name: 'Create News' }));
    await waitFor(() => expect(address()).toBe('/admin?tab=events&item=new&news=written'));
  });

  it('keeps the days that were not changed when editing [8.6.15]', async () => {
    const publishAt = '2025-03-01';
    const { user, gateway } = open([item('gate', { publishAt })]);
    await user.click(await screen.findByRole('button', { name: 'Edit News gate' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit News Item' }));
    const title = await form.findByRole('textbox', { name: 'Title' });
    await user.clear(title);
    await user.type(title, 'Gate mended');
    await user.click(form.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('News updated successfully!')).toBeVisible();
    expect(gateway.inputsOf('news.save')[0]).toMatchObject({
      id: 'gate',
      title: 'Gate mended',
      publishAt,
    });
  });

  it('publishes and unpublishes [4.37 8.6.17]', async () => {
    const { user } = open([item('gate', { published: false })]);
    await user.click(await screen.findByRole('button', { name: 'Publish: News gate' }));
    expect(await screen.findByText('News item published')).toBeVisible();
    expect(within(await row('News gate')).getByText('Published')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Unpublish: News gate' }));
    expect(await screen.findByText('News item unpublished')).toBeVisible();
  });

  it('asks before deleting [8.6.16 8.7.2]', async () => {
    const { user, gateway } = open([item('gate'), item('pool')]);
    const question = 'Are you sure you want to delete this news item?';
    await user.click(await screen.findByRole('button', { name: 'Delete News gate' }));
    await user.click(
      within(screen.getByRole('alertdialog', { name: question })).getByRole('button', {
        name: 'Cancel',
      }),
    );
    expect(gateway.inputsOf('news.delete')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Delete News gate' }));
    await user.click(
      within(screen.getByRole('alertdialog', { name: question })).getByRole('button', {
        name: 'Delete',
      }),
    );
    expect(await screen.findByText('News item deleted')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('News gate')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Create News' })).toHaveFocus();
  });

  it('keeps the typed text when saving is refused', async () => {
    expectConsole(/Live data mode not implemented yet/);
    const { user, gateway } = open([], '/admin?tab=news&item=new');
    gateway.answer({
      'news.save': () => {
        throw new PortalError('not-implemented');
      },
    });
    const form = within(await screen.findByRole('dialog'));
    await user.type(await form.findByRole('textbox', { name: 'Title' }), 'Pool');
    await user.type(form.getByRole('textbox', { name: 'Content' }), 'Opens');
    await user.click(form.getByRole('button', { name: 'Create News' }));
    expect(
      await screen.findByText(/^Live data mode not implemented yet \(id: \w{8}\)$/),
    ).toBeVisible();
    expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('Pool');
  });

  it('offers to try again when the list could not be read', async () => {
    const { user, gateway } = renderScreen(<DashboardScreen />, {
      gateway: fakeGateway({
        'news.list': () => {
          throw new PortalError('network');
        },
      }),
      actor: actors.admin,
      at: '/admin?tab=news',
    });
    expect(await screen.findByText('Failed to load news and events')).toBeVisible();
    gateway.answer({ 'news.list': listOf([item('gate')]) });
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await row('News gate')).toBeVisible();
  });
});
