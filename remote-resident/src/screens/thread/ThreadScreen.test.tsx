import type { Actor, MessageThread, ThreadMessage } from '@hoa/domain';
import { PortalError } from '@hoa/portal';
import {
  actors,
  expectConsole,
  fakeGateway,
  type Handlers,
  renderScreen,
} from '@hoa/portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ThreadScreen } from './ThreadScreen.tsx';

/** A picture by its first bytes. */
const pictureFile = () =>
  new File([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'bench.png', {
    type: 'image/png',
  });
// jsdom has no object URLs.
URL.createObjectURL = () => `blob:${location.origin}/bench`;
URL.revokeObjectURL = () => undefined;

const { uid, displayName } = actors.resident;
const walt = { uid: 'resident-2', displayName: 'Walt Simmons', role: 'resident' } as const;
const riley = { uid, displayName, role: 'resident' } as const;

const thread: MessageThread = {
  id: 'thread-1',
  subject: 'A bench at the top of the footpath',
  type: 'direct',
  priority: 'normal',
  participants: [riley, walt],
  lastActivity: '2026-03-10T12:00:00.000Z',
  lastMessage: 'Oak, two metres.',
  unreadCount: 1,
  attachments: [],
};

const message = (changes: Partial<ThreadMessage> = {}): ThreadMessage => ({
  id: 'message-1',
  threadId: 'thread-1',
  content: 'Oak, two metres.',
  author: walt,
  createdAt: '2026-03-10T12:00:00.000Z',
  attachments: [],
  read: true,
  ...changes,
});

/** The requested part of a conversation. */
function partOf(
  messages: readonly ThreadMessage[],
  { before = '9999' }: { before?: string | undefined },
) {
  const said = messages.filter(({ createdAt }) => createdAt < before);
  return { items: said.slice(-partSize), hasEarlier: said.length > partSize };
}

const partSize = 3;

function show(messages: readonly ThreadMessage[], handlers: Handlers = {}, actor?: Actor) {
  let kept = [...messages];
  const gateway = fakeGateway({
    'threads.get': () => thread,
    'threads.messages': (input) => partOf(kept, input),
    'threads.markRead': () => {
      kept = kept.map((each) => ({ ...each, read: true }));
      return {};
    },
    'threads.reply': ({ threadId, content, attachments: files }) => {
      const attachments = files.map(({ id }) => ({ id, name: 'bench.png', type: 'image/png' }));
      const createdAt = new Date().toISOString();
      const sent = { id: `message-${kept.length + 1}`, threadId, content, attachments };
      const reply = { ...sent, author: riley, createdAt, read: true };
      kept = [...kept, reply];
      return reply;
    },
    ...handlers,
  });
  return renderScreen(<ThreadScreen />, {
    gateway,
    ...(actor && { actor }),
    at: '/messages/thread-1',
    route: '/messages/:threadId',
  });
}

const messageOf = (name: RegExp) => screen.findByRole('article', { name });
const box = () => screen.findByRole('textbox', { name: 'Message' });

afterEach(() => vi.restoreAllMocks());

describe('A conversation', () => {
  it.each([
    ['at its end when all is read', true, [[false]]],
    ['at the first new message', false, [[{ block: 'center' }]]],
  ] as const)('opens %s', async (_, read, calls) => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { gateway } = show([message(), message({ id: 'message-2', read })]);
    await box();
    if (!read) await waitFor(() => expect(gateway.inputsOf('threads.markRead')).toHaveLength(1));
    expect(scrolled.mock.calls).toEqual(calls);
  });

  it('shows messages, oldest first, and participants', async () => {
    show([
      message({ author: riley, content: 'Shall I count dogs?' }),
      message({ id: 'message-2', author: { uid: 'a', displayName: 'Ada Moss', role: 'admin' } }),
    ]);
    expect(await messageOf(/^You/)).toHaveTextContent('Shall I count dogs?');
    expect(await messageOf(/^Ada Moss Admin/)).toHaveTextContent('Oak, two metres.');
    expect(screen.getAllByRole('article')[0]).toHaveTextContent('Shall I count dogs?');
    expect(screen.getByRole('heading', { level: 1, name: thread.subject })).toBeVisible();
    expect(screen.getByText('Can be read by: You, Walt Simmons')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('March 10, 2026');
  });

  it('marks messages read when shown, and still shows which were new [4.33]', async () => {
    const { gateway } = show([
      message(),
      message({ id: 'message-2', content: 'Here is the sketch.', read: false }),
    ]);
    expect(await screen.findByText('New')).toBeVisible();
    await waitFor(() =>
      expect(gateway.inputsOf('threads.markRead')).toEqual([{ threadId: 'thread-1' }]),
    );
    await waitFor(() => expect(gateway.inputsOf('threads.messages').length).toBeGreaterThan(1));
    expect(screen.getByText('New')).toBeVisible();
    expect(gateway.inputsOf('threads.markRead')).toHaveLength(1);
  });

  it('sends no mark-read without unread messages', async () => {
    const { gateway } = show([message()]);
    await messageOf(/Walt/);
    expect(screen.queryByText('New')).not.toBeInTheDocument();
    expect(gateway.inputsOf('threads.markRead')).toEqual([]);
  });

  it('sends no mark-read in an administrator’s view as the resident', async () => {
    const view = { ...actors.resident, impersonation: 'view' } as const;
    const { gateway } = show([message({ read: false })], {}, view);
    expect(await screen.findByText('New')).toBeVisible();
    expect(gateway.inputsOf('threads.markRead')).toEqual([]);
  });

  it('shows files to download, and thumbnails only from safe URLs', async () => {
    const pixel = 'data:image/png;base64,iVBORw0KGgo=';
    expectConsole(/Download failed/);
    const { user, gateway } = show([
      message({
        attachments: [
          { id: 'a', name: 'Bench.png', type: 'image/png', thumbnail: pixel },
          {
            id: 'b',
            name: 'Evil.png',
            type: 'image/png',
            thumbnail: 'https://evil.example/x.png',
          },
        ],
      }),
    ]);
    const pictures = await screen.findByRole('list', { name: 'Pictures' });
    await waitFor(() => expect(gateway.smallDownloads).toEqual(['b']));
    const [bench, evil] = within(pictures).getAllByRole('listitem');
    expect(bench?.querySelector('img')).toHaveAttribute('src', pixel);
    expect(evil?.querySelector('img')).toBeNull();
    await user.click(within(pictures).getByRole('button', { name: 'Preview Bench.png' }));
    await user.click(await screen.findByRole('button', { name: 'Download' }));
    expect(gateway.downloads).toContain('a');
    expect(await screen.findByText(/^Download failed/)).toBeVisible();
  });

  it('says of a broadcast who sent it and who can read it, and follows a reply to its conversation', async () => {
    const ada = { uid: 'admin-1', displayName: 'Ada Moss', role: 'admin' } as const;
    const { user, address } = show([message({ author: ada })], {
      'threads.get': ({ threadId }) => ({
        ...thread,
        id: threadId,
        ...(threadId === 'thread-1'
          ? { type: 'broadcast', participants: [ada], audience: { type: 'building', value: 'A' } }
          : { participants: [ada, riley] }),
      }),
      'threads.reply': ({ content }) =>
        message({ id: 'reply', threadId: 'private', content, author: riley }),
    });
    expect(await screen.findByText('Sent by Ada Moss')).toBeVisible();
    expect(screen.getByText('Can be read by: Building A')).toBeVisible();
    expect(screen.getByText('Only Ada Moss can read your reply.')).toBeVisible();
    await user.type(await box(), 'Which day?');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(address()).toBe('/messages/private'));
    expect(await screen.findByText('Can be read by: Ada Moss, You')).toBeVisible();
  });

  it('tells the sender of a broadcast that all recipients can read their additions', async () => {
    show([message({ author: riley })], {
      'threads.get': () => ({
        ...thread,
        type: 'broadcast',
        participants: [riley],
        audience: { type: 'units', value: '' },
      }),
    });
    expect(await screen.findByText('Can be read by: Specific Units')).toBeVisible();
    expect(screen.getByText('Everyone it was sent to can read what you add here.')).toBeVisible();
  });

  it('sends a reply [2.8.4]', async () => {
    const { user, gateway } = show([message()]);
    await user.type(await box(), ' With pleasure. ');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Message sent!')).toBeVisible();
    expect(gateway.inputsOf('threads.reply')).toEqual([
      { threadId: 'thread-1', content: 'With pleasure.', attachments: [] },
    ]);
    expect(await messageOf(/^You/)).toHaveTextContent('With pleasure.');
    expect(await box()).toHaveValue('');
  });

  it('sends files with a reply, and shows and saves them where they were uploaded', async () => {
    const { user, gateway } = show([]);
    await screen.findByText('No messages in this thread');
    await user.upload(screen.getByLabelText('Attach files'), pictureFile());
    await user.type(await box(), 'Like this one.');
    await screen.findByText('1 file(s) uploaded successfully!');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await messageOf(/^You/)).toHaveTextContent('Like this one.');
    const [reply] = gateway.inputsOf('threads.reply');
    expect(reply?.attachments).toEqual([
      { id: expect.any(String), name: 'bench.png', type: 'image/png' },
    ]);
    expect(screen.queryByRole('list', { name: 'Files' })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Preview bench.png' }));
    expect(await screen.findByRole('img', { name: 'bench.png' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Download' }));
    expect(await screen.findByText('Download started!')).toBeVisible();
    expect(gateway.downloads.at(-1)).toBe(reply?.attachments?.[0]?.id);
  });

  it('refuses a reply with files but no text', async () => {
    const { user, gateway } = show([message()]);
    await box();
    await user.upload(screen.getByLabelText('Attach files'), pictureFile());
    await screen.findByText('1 file(s) uploaded successfully!');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await box()).toHaveAccessibleDescription('Reply is required');
    expect(gateway.inputsOf('threads.reply')).toEqual([]);
  });

  it('refuses a blank reply [5.23]', async () => {
    const { user, gateway } = show([message()]);
    await user.type(await box(), '  ');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await box()).toHaveAccessibleDescription('Reply is required');
    expect(gateway.inputsOf('threads.reply')).toEqual([]);
  });

  it('keeps the reply when sending fails [8.4.1]', async () => {
    expectConsole(/Failed to send message/);
    const { user } = show([message()], {
      'threads.reply': () => {
        throw new PortalError('unexpected');
      },
    });
    await user.type(await box(), 'With pleasure.');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/^Failed to send message \(id: \w{8}\)$/)).toBeVisible();
    expect(await box()).toHaveValue('With pleasure.');
  });

  it('shows an empty state without messages [8.8.3]', async () => {
    show([]);
    expect(await screen.findByText('No messages in this thread')).toBeVisible();
    expect(await box()).toBeVisible();
  });

  it.each(['threads.get', 'threads.messages'] as const)(
    'shows Thread not found when %s returns thread-not-found [8.5.2]',
    async (operation) => {
      show([], {
        [operation]: () => {
          throw new PortalError('thread-not-found');
        },
      });
      const heading = { level: 1, name: 'Thread not found' };
      expect(await screen.findByRole('heading', heading)).toBeVisible();
      expect(screen.getByRole('link', { name: 'All Messages' })).toHaveAttribute(
        'href',
        '/messages',
      );
    },
  );

  it('shows earlier messages on demand, and keeps them when new ones arrive', async () => {
    const said = Array.from({ length: 7 }, (_, index) =>
      message({
        id: `message-${index}`,
        content: `Message ${index}`,
        createdAt: `2026-03-10T12:0${index}:00.000Z`,
      }),
    );
    const { user } = show(said);
    expect(await screen.findByText('Message 6')).toBeVisible();
    expect(screen.queryByText('Message 3')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show earlier messages' }));
    expect(await screen.findByText('Message 1')).toBeVisible();
    await user.type(await box(), 'Said at last');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Said at last')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show earlier messages' }));
    expect(await screen.findByText('Message 0')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show earlier messages' })).toBeNull();
    const texts = screen
      .getAllByText(/^(Message \d|Said at last)$/)
      .map((each) => each.textContent);
    expect(texts).toEqual([...said.map(({ content }) => content), 'Said at last']);
  });

  it('loads again after a failure [8.3.3]', async () => {
    let isDown = true;
    const { user } = show([], {
      'threads.messages': () => {
        if (isDown) throw new PortalError('network');
        return partOf([message()], {});
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load thread messages');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await messageOf(/Walt/)).toBeVisible();
  });
});
