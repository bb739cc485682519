import type { Ticket, TicketMessage } from '@hoa/domain';
import { aTicket } from '@hoa/domain/testing';
import { pdfFile } from '@hoa/parts/testing';
import { type Gateway, PortalError } from '@hoa/portal';
import { actors, fakeGateway, type Handlers, renderScreen } from '@hoa/portal/testing';
import { expectConsole } from '@hoa/ui/testing';
import { cleanup, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Conversation } from './Conversation.tsx';

const message = (changes: Partial<TicketMessage> = {}): TicketMessage => ({
  id: 'm1',
  ticketId: 'TKT-1001',
  content: 'It still drips.',
  author: { uid: 'resident-1', displayName: 'Riley Resident', role: 'resident' },
  isInternal: false,
  createdAt: '2026-03-01T10:00:00.000Z',
  attachments: [],
  ...changes,
});

const { uid, displayName, role } = actors.resident;
const author = { uid, displayName, role };

interface Options {
  readonly ticket?: Partial<Ticket>;
  readonly actor?: (typeof actors)[keyof typeof actors];
  readonly messages?: TicketMessage[];
  readonly handlers?: Handlers;
  readonly upload?: Gateway['upload'];
}

function show(options: Options = {}) {
  const { ticket, actor = actors.resident, messages = [message()], handlers, upload } = options;
  const gateway = fakeGateway(
    {
      'tickets.messages': () => ({ items: messages, hasEarlier: false }),
      'tickets.markRead': () => ({}),
      'tickets.postMessage': (input) => message({ id: 'm2', content: input.content }),
      ...handlers,
    },
    upload && { upload },
  );
  return renderScreen(<Conversation ticket={aTicket(ticket)} />, { gateway, actor });
}
const field = () => screen.getByRole('textbox', { name: 'Message' });
const send = () => screen.getByRole('button', { name: 'Send' });

describe('a conversation', () => {
  it('shows each message under its author, the reader’s own as You', async () => {
    const admin = { uid: 'admin-1', displayName: 'Ada Admin', role: 'admin' } as const;
    show({ messages: [message(), message({ id: 'm2', author: admin, content: 'Noted.' })] });
    expect(await screen.findByRole('article', { name: 'You' })).toHaveTextContent(
      'It still drips.',
    );
    expect(screen.getByRole('article', { name: 'Ada Admin' })).toHaveTextContent('Noted.');
  });

  it('names the author of several messages in a row once for the eye, and each for screen readers', async () => {
    show({ messages: [message(), message({ id: 'm2', content: 'Still.' })], actor: actors.admin });
    const [first, second] = await screen.findAllByRole('article', { name: 'Riley Resident' });
    expect(within(first as HTMLElement).getByText('Riley Resident')).not.toHaveClass(
      'visually-hidden',
    );
    expect(within(second as HTMLElement).getByText('Riley Resident')).toHaveClass(
      'visually-hidden',
    );
  });

  it('shows the next step next to its heading on a phone', async () => {
    const phone = { matches: true, addEventListener() {}, removeEventListener() {} };
    vi.spyOn(window, 'matchMedia').mockReturnValue(phone as never);
    show({ ticket: { status: 'waiting_resident' } });
    expect(await screen.findByText('Waiting for you')).toBeVisible();
    expect(screen.getByRole('heading')).toHaveAccessibleName('Conversation');
  });

  it('marks internal notes for the admins who see them', async () => {
    show({ actor: actors.admin, messages: [message({ isInternal: true })] });
    const note = await screen.findByRole('article', { name: 'Riley Resident' });
    expect(within(note).getByText('Internal note')).toBeVisible();
  });

  it('is marked as read once it is shown, and not before', async () => {
    const { gateway } = show({ ticket: { hasUnreadMessages: true } });
    expect(gateway.inputsOf('tickets.markRead')).toEqual([]);
    await screen.findByText('It still drips.');
    await waitFor(() =>
      expect(gateway.inputsOf('tickets.markRead')).toEqual([{ ticketId: 'TKT-1001' }]),
    );
  });

  it('shows when a picture cannot be shown [8.4.5]', async () => {
    const picture = {
      id: 'gone',
      name: 'leak.png',
      type: 'image/png',
      url: '/tickets/TKT-1001/messages/gone',
      uploadedBy: 'resident-1',
      uploadedAt: '2026-03-01T10:00:00.000Z',
    };
    const { user } = show({ messages: [message({ attachments: [picture] })] });
    await user.click(await screen.findByRole('button', { name: 'Preview leak.png' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'leak.png' }));
    expect(await dialog.findByText('Failed to load image preview')).toBeVisible();
  });

  it('shows that it is empty', async () => {
    show({ messages: [] });
    expect(await screen.findByText('No messages yet.')).toBeVisible();
  });

  it('is loaded again after it failed [8.3.3]', async () => {
    let isDown = true;
    const { user } = show({
      handlers: {
        'tickets.messages': () => {
          if (isDown) throw new PortalError('network');
          return { items: [message()], hasEarlier: false };
        },
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load messages');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('It still drips.')).toBeVisible();
  });

  it('shows earlier messages when asked, part by part, and puts the focus on them', async () => {
    const day = (n: number) => `2026-03-0${n}T10:00:00.000Z`;
    const nthMessage = (n: number) =>
      message({ id: `m${n}`, content: `Day ${n}`, createdAt: day(n) });
    const { user, gateway } = show({
      handlers: {
        'tickets.messages': ({ before }) => {
          if (before === day(3)) return { items: [nthMessage(2)], hasEarlier: true };
          if (before === day(2)) return { items: [nthMessage(1)], hasEarlier: false };
          return { items: [nthMessage(3)], hasEarlier: true };
        },
      },
    });
    const earlier = () => screen.findByRole('button', { name: 'Show earlier messages' });
    await user.click(await earlier());
    expect(await screen.findByText('Day 2')).toBeVisible();
    expect(screen.getByRole('list', { name: 'Earlier messages' })).toHaveFocus();
    await user.click(await earlier());
    expect(await screen.findByText('Day 1')).toBeVisible();
    const shown = screen.getAllByText(/^Day \d$/).map(({ textContent }) => textContent);
    expect(shown).toEqual(['Day 1', 'Day 2', 'Day 3']);
    expect(screen.queryByRole('button', { name: 'Show earlier messages' })).toBeNull();
    expect(gateway.inputsOf('tickets.messages')).toEqual([
      { ticketId: 'TKT-1001' },
      { ticketId: 'TKT-1001', before: day(3), beforeId: 'm3' },
      { ticketId: 'TKT-1001', before: day(2), beforeId: 'm2' },
    ]);
  });
});

describe('the message form', () => {
  it('sends the trimmed text and empties the field [2.13.13 8.6.1]', async () => {
    const { user, gateway } = show();
    await user.type(field(), '  Thank you ');
    await user.click(send());
    expect(await screen.findByText('Message sent!')).toBeVisible();
    expect(gateway.inputsOf('tickets.postMessage')).toEqual([
      { ticketId: 'TKT-1001', content: 'Thank you', isInternal: false, attachments: [] },
    ]);
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
  });

  it('scrolls to the conversation once after sending, and not for messages by others', async () => {
    const messages = [message({ author: { ...author, uid: 'admin-1' } })];
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { user } = show({
      handlers: {
        'tickets.messages': () => ({ items: [...messages], hasEarlier: false }),
        'tickets.postMessage': ({ content }) => {
          messages.push(message({ id: 'm2', author: { ...author, uid: 'admin-1' } }));
          messages.push(message({ id: 'm3', content, author }));
          return message({ id: 'm3', content, author });
        },
      },
    });
    await user.type(field(), 'Now it does not.');
    scroll.mockClear();
    await user.click(send());
    expect(await screen.findByText('Now it does not.', { selector: 'p' })).toBeVisible();
    const section = screen.getByRole('region', { name: 'Conversation' });
    expect(scroll.mock.contexts).toEqual([section]);
    scroll.mockRestore();
  });

  it('is sent by Ctrl+Enter', async () => {
    const { user, gateway } = show();
    await user.type(field(), 'Thank you{Control>}{Enter}{/Control}');
    await waitFor(() => expect(gateway.inputsOf('tickets.postMessage')).toHaveLength(1));
  });

  it('asks for a text or a file [5.21]', async () => {
    const { user, gateway } = show();
    await user.type(field(), '   ');
    await user.click(send());
    expect(field()).toHaveAccessibleDescription('Write a message or attach a file');
    expect(gateway.inputsOf('tickets.postMessage')).toEqual([]);
  });

  it('keeps a text that is too long, shows an error and does not send it', async () => {
    const { user, gateway } = show();
    const long = 'a'.repeat(20_001);
    await user.click(field());
    await user.paste(long);
    expect(field()).toHaveAccessibleDescription('Too long: 20,001 of at most 20,000 characters');
    await user.click(send());
    expect(field()).toHaveValue(long);
    expect(gateway.inputsOf('tickets.postMessage')).toEqual([]);
  });

  it('sends a file without a text [2.7.22 5.22 7.23]', async () => {
    const { user, gateway } = show();
    await user.upload(screen.getByLabelText('Attach files'), pdfFile('estimate.pdf'));
    expect(await screen.findByText('1 file(s) uploaded successfully!')).toBeVisible();
    await user.click(send());
    await screen.findByText('Message sent!');
    const [sent] = gateway.inputsOf('tickets.postMessage');
    expect(sent?.attachments).toEqual([
      expect.objectContaining({
        name: 'estimate.pdf',
        type: 'application/pdf',
        url: expect.stringMatching(/^\/tickets\/TKT-1001\/messages\//),
      }),
    ]);
  });

  it('keeps the typed text when it is refused, and shows the reason', async () => {
    expectConsole(/Not authorized to create message/);
    const { user } = show({
      handlers: {
        'tickets.postMessage': () => {
          throw new PortalError('message-not-authorized');
        },
      },
    });
    await user.type(field(), 'Thank you');
    await user.click(send());
    expect(await screen.findByText(/^Not authorized to create message \(id: /)).toBeVisible();
    expect(field()).toHaveValue('Thank you');
  });

  it('is there again after going away, for the same person and ticket only', async () => {
    const { user, unmount } = show();
    await user.type(field(), 'Half a thought');
    unmount();
    show({ ticket: { id: 'TKT-1002' } }).unmount();
    const { unmount: leave } = show({ actor: actors.admin });
    expect(field()).toHaveValue('');
    leave();
    show();
    expect(field()).toHaveValue('Half a thought');
  });

  it('stays an internal note when it is there again', async () => {
    const { user, unmount } = show({ actor: actors.admin });
    await user.click(screen.getByRole('checkbox', { name: 'Internal note' }));
    await user.type(field(), 'Warranty');
    unmount();
    show({ actor: actors.admin });
    expect(screen.getByRole('checkbox', { name: 'Internal note' })).toBeChecked();
    expect(field()).toHaveValue('Warranty');
  });

  it('sends a message again that a reload interrupted, with the same request id', async () => {
    const never = () => new Promise<TicketMessage>(() => undefined);
    const { user, gateway } = show({ handlers: { 'tickets.postMessage': never } });
    await user.type(field(), 'Thank you');
    await user.click(send());
    await waitFor(() => expect(gateway.requestIdsOf('tickets.postMessage')).toHaveLength(1));
    const [requestId = ''] = gateway.requestIdsOf('tickets.postMessage');
    cleanup();
    // After a reload, modules are fresh and no request is pending.
    vi.resetModules();
    const { Conversation: Reloaded } = await import('./Conversation.tsx');
    const { renderScreen: open, fakeGateway: begin } = await import('@hoa/portal/testing');
    const again = begin({
      'tickets.messages': () => ({ items: [], hasEarlier: false }),
      'tickets.markRead': () => ({}),
      'tickets.postMessage': ({ content }) => message({ id: 'm2', content }),
    });
    open(<Reloaded ticket={aTicket()} />, { gateway: again });
    await waitFor(() => expect(field()).toHaveValue(''));
    expect(again.requestIdsOf('tickets.postMessage')).toEqual([requestId]);
    expect(again.inputsOf('tickets.postMessage')).toEqual([
      { ticketId: 'TKT-1001', content: 'Thank you', isInternal: false, attachments: [] },
    ]);
  });

  it('is sent under the same request id again when the connection failed, under another when it was refused or changed', async () => {
    expectConsole(/Failed to send|connection|Not authorized/i);
    let code: 'network' | 'message-not-authorized' = 'network';
    const { user, gateway } = show({
      handlers: {
        'tickets.postMessage': () => {
          throw new PortalError(code);
        },
      },
    });
    const failures = () => gateway.requestIdsOf('tickets.postMessage');
    const tryToSend = async () => {
      const before = failures().length;
      await user.click(send());
      await waitFor(() => expect(failures()).toHaveLength(before + 1));
      await waitFor(() => expect(send()).not.toHaveAttribute('aria-disabled', 'true'));
    };
    await user.type(field(), 'Thank you');
    await tryToSend();
    await tryToSend();
    await user.type(field(), '!');
    code = 'message-not-authorized';
    await tryToSend();
    await tryToSend();
    const [first, second, third, fourth] = failures();
    expect(second).toBe(first);
    expect(new Set([first, third, fourth]).size).toBe(3);
  });

  it('asks before files are lost that were not sent yet', async () => {
    const { user } = show();
    const reload = () => {
      const event = createEvent('beforeunload', window, { cancelable: true });
      fireEvent(window, event);
      return event.defaultPrevented;
    };
    await user.type(field(), 'Kept anyway');
    expect(reload()).toBe(false);
    await user.upload(screen.getByLabelText('Attach files'), pdfFile('estimate.pdf'));
    await screen.findByText('1 file(s) uploaded successfully!');
    expect(reload()).toBe(true);
  });

  it('is not sent without a file that failed', async () => {
    expectConsole(/Failed to upload/);
    const { user, gateway } = show({
      upload: () => Promise.reject(new PortalError('network')),
    });
    await user.type(field(), 'See the estimate');
    await user.upload(screen.getByLabelText('Attach files'), pdfFile('estimate.pdf'));
    await screen.findByText('Upload failed');
    await user.click(send());
    expect(screen.getByRole('alert')).toHaveTextContent('Not uploaded: estimate.pdf.');
    expect(gateway.inputsOf('tickets.postMessage')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Remove estimate.pdf' }));
    await user.click(send());
    expect(await screen.findByText('Message sent!')).toBeVisible();
  });

  it('offers internal notes to admins', async () => {
    const { user, gateway } = show({ actor: actors.admin });
    await user.click(screen.getByRole('checkbox', { name: 'Internal note' }));
    await user.type(field(), 'Warranty');
    await user.click(send());
    await screen.findByText('Message sent!');
    expect(gateway.inputsOf('tickets.postMessage')[0]?.isInternal).toBe(true);
  });

  it('offers internal notes only to admins [6.20]', () => {
    show();
    expect(screen.queryByRole('checkbox', { name: 'Internal note' })).toBeNull();
  });

  it('is hidden from people who are not participants of the ticket', () => {
    show({ actor: actors.vendor });
    expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
  });
});
