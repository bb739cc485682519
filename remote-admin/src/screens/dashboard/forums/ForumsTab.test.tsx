import type { ForumTopic, TopicUpdate } from '@hoa/domain';
import { PortalError } from '@hoa/portal';
import { actors, fakeGateway, pageOf, renderScreen } from '@hoa/portal/testing';
import { expectConsole } from '@hoa/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { DashboardScreen } from '../DashboardScreen.tsx';

// Lazy chunks are loaded before the tests, so that they do not count towards their time limit.
beforeAll(() =>
  Promise.all([import('./ForumsTab.tsx'), import('./TopicForm.tsx'), import('./UpdateForm.tsx')]),
);

function topic(id: string, changes: Partial<ForumTopic> = {}): ForumTopic {
  return {
    id,
    title: `Topic ${id}`,
    description: 'About it',
    tags: ['parking'],
    status: 'open',
    pinned: false,
    locked: false,
    author: { uid: 'someone', displayName: 'Rae Whitcomb', role: 'resident' },
    createdAt: '2025-03-01T10:00:00.000Z',
    lastActivity: '2025-03-02T10:00:00.000Z',
    commentsCount: 2,
    updatesCount: 0,
    viewsCount: 9,
    ...changes,
  };
}

const posted: TopicUpdate = {
  id: 'u1',
  topicId: 'gate',
  author: { displayName: 'Ada Moss', role: 'admin' },
  content: 'The part is ordered.',
  createdAt: '2025-03-02T10:00:00.000Z',
  attachments: [],
};

/** Renders the Forums Manager with a list that the commands change. */
function open(start: ForumTopic[], at = '/admin?tab=forums') {
  let topics = start;
  const changed = (id: string, change: Partial<ForumTopic>) => {
    topics = topics.map((each) => (each.id === id ? { ...each, ...change } : each));
    return topic(id, change);
  };
  const gateway = fakeGateway({
    'topics.list': ({ status, search = '', ...page }) => {
      const wanted = topics.filter(
        (each) =>
          (status === undefined || each.status === status) &&
          each.title.toLowerCase().includes(search.toLowerCase()),
      );
      return { ...pageOf(wanted, page), all: topics.length };
    },
    'topics.get': ({ topicId }) => topics.find(({ id }) => id === topicId) ?? topic(topicId),
    'topics.updates': (input) => pageOf([posted], input),
    'topics.save': ({ id = 'written', ...form }) => {
      const saved = { ...topic(id), ...JSON.parse(JSON.stringify(form)) };
      topics = [saved, ...topics.filter((each) => each.id !== id)];
      return saved;
    },
    'topics.setPinned': ({ topicId, pinned }) => changed(topicId, { pinned }),
    'topics.setLocked': ({ topicId, locked }) => changed(topicId, { locked }),
    'topics.setStatus': ({ topicId, status }) => changed(topicId, { status }),
    'topics.postUpdate': () => posted,
    'topics.delete': ({ topicId }) => {
      topics = topics.filter(({ id }) => id !== topicId);
      return {};
    },
  });
  return renderScreen(<DashboardScreen />, { gateway, actor: actors.admin, at });
}

const row = (title: string) => screen.findByRole('row', { name: new RegExp(title) });

describe('the Forums Manager', () => {
  it('creates a topic with comma-separated tags [5.29 8.6.18]', async () => {
    const { user, gateway } = open([]);
    expect(await screen.findByText('No forum topics available yet')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Create Topic' }));
    const form = within(await screen.findByRole('dialog', { name: 'Create Topic' }));
    expect(await form.findByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Open');
    await user.type(form.getByRole('textbox', { name: 'Title' }), 'New gate');
    await user.type(form.getByRole('textbox', { name: 'Description' }), 'Which colour?');
    await user.type(form.getByRole('textbox', { name: 'Tags' }), ' gate, ,safety ,gate');
    await user.click(form.getByRole('button', { name: 'Create Topic' }));
    expect(await screen.findByText('Topic created successfully!')).toBeVisible();
    expect(gateway.inputsOf('topics.save')).toEqual([
      {
        title: 'New gate',
        description: 'Which colour?',
        tags: ['gate', 'safety'],
        status: 'open',
      },
    ]);
    expect(await row('New gate')).toBeVisible();
  });

  it('asks for title and description [5.27]', async () => {
    const { user, gateway } = open([], '/admin?tab=forums&item=new');
    const form = within(await screen.findByRole('dialog'));
    await user.click(await form.findByRole('button', { name: 'Create Topic' }));
    expect(form.getByRole('textbox', { name: 'Title' })).toHaveAccessibleDescription(
      'Title is required',
    );
    expect(form.getByRole('textbox', { name: 'Description' })).toHaveAccessibleDescription(
      'Description is required',
    );
    expect(gateway.inputsOf('topics.save')).toEqual([]);
  });

  it('shows a conflicting change to a topic that is being edited, and Discard mine loads it into the form', async () => {
    const { user, gateway } = open([topic('gate')], '/admin?tab=forums&item=gate');
    const form = within(await screen.findByRole('dialog', { name: 'Edit Topic' }));
    const title = await form.findByRole('textbox', { name: 'Title' });
    await user.clear(title);
    await user.type(title, 'Mine');
    const theirs = topic('gate', { title: 'Theirs' });
    gateway.answer({
      'topics.save': () => {
        throw new PortalError('conflict');
      },
      'topics.list': () => ({ items: [theirs], total: 1, all: 1 }),
      'topics.get': () => theirs,
    });
    await user.click(form.getByRole('button', { name: 'Save Changes' }));
    const told = await form.findByRole('alert');
    await waitFor(() => expect(told).toHaveTextContent(/Mine.*Theirs/));
    expect(told).not.toHaveTextContent('Description');
    await user.click(form.getByRole('button', { name: 'Discard mine' }));
    expect(title).toHaveValue('Theirs');
    expect(form.queryByRole('alert')).toBeNull();
    expect(form.getByRole('button', { name: 'Save Changes' })).toBeVisible();
  });

  it('keeps the typed text when the topic moves to another page during editing', async () => {
    const { user, gateway } = open([topic('gate')], '/admin?tab=forums&item=gate');
    const form = within(await screen.findByRole('dialog', { name: 'Edit Topic' }));
    await user.type(await form.findByRole('textbox', { name: 'Title' }), ' mended');
    gateway.answer({
      'topics.list': () => ({ items: [topic('other')], total: 1, all: 1 }),
      'topics.get': () => new Promise(() => undefined),
    });
    act(() => gateway.announce(['topics']));
    await waitFor(() => expect(gateway.inputsOf('topics.get')).toEqual([{ topicId: 'gate' }]));
    expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('Topic gate mended');
  });

  it('edits the topic in the address [8.6.18]', async () => {
    const { user, gateway } = open([topic('gate')], '/admin?tab=forums&item=gate');
    const form = within(await screen.findByRole('dialog', { name: 'Edit Topic' }));
    expect(await form.findByRole('textbox', { name: 'Tags' })).toHaveValue('parking');
    await user.type(form.getByRole('textbox', { name: 'Title' }), ' mended');
    await user.click(form.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Topic updated successfully!')).toBeVisible();
    expect(gateway.inputsOf('topics.save')[0]).toMatchObject({
      id: 'gate',
      title: 'Topic gate mended',
    });
  });

  it.each([
    ['Pin', {}, 'Topic pinned', 'Pinned'],
    ['Unpin', { pinned: true }, 'Topic unpinned', null],
    ['Lock', {}, 'Topic locked', 'Locked'],
    ['Unlock', { locked: true }, 'Topic unlocked', null],
  ] as const)('%s: says so and shows it [4.35 8.6.20]', async (action, state, toast, badge) => {
    const { user } = open([topic('gate', state)]);
    await user.click(await screen.findByRole('button', { name: `${action} Topic gate` }));
    expect(await screen.findByText(toast)).toBeVisible();
    const shown = within(await row('Topic gate'));
    if (badge) expect(shown.getByText(badge)).toBeVisible();
    else expect(shown.queryByText(/^(Pinned|Locked)$/)).not.toBeInTheDocument();
  });

  it('changes the status in its row', async () => {
    const { user, gateway } = open([topic('gate')]);
    const status = await screen.findByRole('combobox', { name: 'Status of Topic gate' });
    await user.selectOptions(status, 'Resolved');
    expect(await screen.findByText('Topic updated successfully!')).toBeVisible();
    expect(gateway.inputsOf('topics.setStatus')).toEqual([{ topicId: 'gate', status: 'resolved' }]);
    await waitFor(() => expect(status).toHaveDisplayValue('Resolved'));
  });

  it('refuses a blank update, and posts one below the previous ones [5.24 8.6.21]', async () => {
    const { user, gateway } = open([topic('gate')]);
    await user.click(await screen.findByRole('button', { name: 'Post Update Topic gate' }));
    const form = within(await screen.findByRole('dialog', { name: 'Post Update' }));
    expect(await form.findByText('The part is ordered.')).toBeVisible();
    const update = await form.findByRole('textbox', { name: 'Update' });
    await user.type(update, '   ');
    await user.click(form.getByRole('button', { name: 'Post Update' }));
    expect(update).toHaveAccessibleDescription('Update is required');
    await user.type(update, 'It is here. ');
    await user.click(form.getByRole('button', { name: 'Post Update' }));
    expect(await screen.findByText('Update posted successfully!')).toBeVisible();
    expect(gateway.inputsOf('topics.postUpdate')).toEqual([
      { topicId: 'gate', content: 'It is here.' },
    ]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('queries the adapter with filters, sort and page', async () => {
    const many = Array.from({ length: 23 }, (_, index) =>
      topic(`${index}`, { status: index === 21 ? 'closed' : 'open' }),
    );
    const { user, gateway, address } = open(many, '/admin?tab=forums&page=2');
    expect(await row('Topic 10')).toBeVisible();
    expect(screen.getByText('23 topics')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Title' }));
    await waitFor(() => expect(address()).toBe('/admin?tab=forums&sort=title'));
    await user.type(screen.getByRole('searchbox'), 'topic 2');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Closed');
    expect(await screen.findByText('1 of 23 topics')).toBeVisible();
    expect(await row('Topic 21')).toBeVisible();
    await waitFor(() =>
      expect(gateway.inputsOf('topics.list').at(-1)).toEqual({
        search: 'topic 2',
        status: 'closed',
        sort: { column: 'title', direction: 'asc' },
        limit: 10,
      }),
    );
  });

  it('edits a topic of another page', async () => {
    const many = Array.from({ length: 12 }, (_, index) => topic(`${index}`));
    open(many, '/admin?tab=forums&item=11');
    const form = within(await screen.findByRole('dialog', { name: 'Edit Topic' }));
    expect(await form.findByRole('textbox', { name: 'Title' })).toHaveValue('Topic 11');
  });

  it('asks before deleting [8.6.19 8.7.3]', async () => {
    const { user } = open([topic('gate'), topic('pool')]);
    await user.click(await screen.findByRole('button', { name: 'Delete Topic gate' }));
    const question = screen.getByRole('alertdialog', {
      name: 'Are you sure you want to delete this topic?',
    });
    expect(within(question).getByText('Topic gate')).toBeVisible();
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Topic deleted')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Topic gate')).not.toBeInTheDocument());
  });

  it('rolls a refused pin back', async () => {
    expectConsole(/Live data mode not implemented yet/);
    const { user, gateway } = open([topic('gate')]);
    gateway.answer({
      'topics.setPinned': () => {
        throw new PortalError('not-implemented');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Pin Topic gate' }));
    expect(await screen.findByText(/^Live data mode not implemented yet/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pin Topic gate' })).toBeVisible();
  });
});
