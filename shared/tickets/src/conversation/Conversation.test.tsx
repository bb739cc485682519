import type { Ticket, TicketMessage } from '@hoa/domain';
import { aTicket } from '@hoa/domain/testing';
import { pdfFile } from '@hoa/parts/testing';
import { PortalError } from '@hoa/shared';
import { actors, fakeGateway, type Handlers, renderScreen } from '@hoa/shared/testing';
import { expectConsole } from '@hoa/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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

interface Options {
  readonly ticket?: Partial<Ticket>;
  readonly actor?: (typeof actors)[keyof typeof actors];
  readonly messages?: TicketMessage[];
  readonly handlers?: Handlers;
}

function show({ ticket, actor = actors.resident, messages = [message()], handlers }: Options = {}) {
  const gateway = fakeGateway({
    'tickets.messages': () => ({ items: messages, hasEarlier: false }),
    'tickets.markRead': () => ({}),
    'tickets.postMessage': (input) => message({ id: 'm2', content: input.content }),
    ...handlers,
  });
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
    expect(screen.getByText('Unread')).toBeVisible();
  });

  it('says when a picture cannot be shown', async () => {
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

  it('says that it is empty', async () => {
    show({ messages: [] });
    expect(await screen.findByText('No messages yet.')).toBeVisible();
  });

  it('is loaded again after it failed', async () => {
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
    const said = (n: number) => message({ id: `m${n}`, content: `Day ${n}`, createdAt: day(n) });
    const { user, gateway } = show({
      handlers: {
        'tickets.messages': ({ before }) => {
          if (before === day(3)) return { items: [said(2)], hasEarlier: true };
          if (before === day(2)) return { items: [said(1)], hasEarlier: false };
          return { items: [said(3)], hasEarlier: true };
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
  it('sends the trimmed text and empties the field', async () => {
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

  it('is sent by Ctrl+Enter', async () => {
    const { user, gateway } = show();
    await user.type(field(), 'Thank you{Control>}{Enter}{/Control}');
    await waitFor(() => expect(gateway.inputsOf('tickets.postMessage')).toHaveLength(1));
  });

  it('asks for a text or a file', async () => {
    const { user, gateway } = show();
    await user.type(field(), '   ');
    await user.click(send());
    expect(field()).toHaveAccessibleDescription('Write a message or attach a file');
    expect(gateway.inputsOf('tickets.postMessage')).toEqual([]);
  });

  it('sends a file without a text', async () => {
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

  it('keeps what was typed when it is refused, and says why', async () => {
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

  it('offers internal notes to admins', async () => {
    const { user, gateway } = show({ actor: actors.admin });
    await user.click(screen.getByRole('checkbox', { name: 'Internal note' }));
    await user.type(field(), 'Warranty');
    await user.click(send());
    await screen.findByText('Message sent!');
    expect(gateway.inputsOf('tickets.postMessage')[0]?.isInternal).toBe(true);
  });

  it('offers internal notes only to admins', () => {
    show();
    expect(screen.queryByRole('checkbox', { name: 'Internal note' })).toBeNull();
  });

  it('is hidden from people who are not participants of the ticket', () => {
    show({ actor: actors.vendor });
    expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
  });
});
