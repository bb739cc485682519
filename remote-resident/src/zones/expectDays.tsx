import { type Announcement, type DocumentFile, dayOf } from '@hoa/domain';
import { fakeGateway, renderScreen } from '@hoa/portal/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DocumentsScreen } from '../screens/documents/DocumentsScreen.tsx';
import { HomeScreen } from '../screens/home/HomeScreen.tsx';
import { NewsScreen } from '../screens/news/NewsScreen.tsx';
import { PaymentsScreen } from '../screens/payments/PaymentsScreen.tsx';
import { account, payment, settings, sources, subscription } from '../screens/payments/samples.ts';

/** Not the reader's time zone. */
const association = { timeZone: 'America/New_York' };
/** Late in the evening of December 24 in New York. */
const lateInstant = '2026-12-25T04:30:00.000Z';
const day = '2026-12-24';

const announcement: Announcement = {
  id: 'late',
  title: 'Gate closed',
  content: 'Until New Year.',
  category: 'general',
  priority: 'normal',
  pinned: false,
  urgent: false,
  author: 'Ada Moss',
  date: lateInstant,
  publishAt: day,
  attachments: [],
};

const event = {
  id: 'carols',
  title: 'Carols',
  description: 'In the yard.',
  date: '2199-12-25T04:30:00.000Z',
  location: 'Yard',
  organizer: 'Ada Moss',
  type: 'social' as const,
  rsvpRequired: false,
};

const file: DocumentFile = {
  id: 'rules',
  name: 'Rules.pdf',
  parentId: 'root',
  pinned: false,
  modifiedTime: lateInstant,
  size: 1536,
  mimeType: 'application/pdf',
};

function gateway() {
  const paid = payment(1, { date: day, createdAt: lateInstant });
  return fakeGateway({
    'association.get': () => association,
    'threads.list': () => ({ items: [], total: 0, unread: 0, unreadByType: noneUnread }),
    'account.get': () => ({ ...account, dueDate: day, lastPayment: { amount: 100, date: day } }),
    'announcements.list': () => ({ items: [announcement], total: 1 }),
    'events.list': () => ({ items: [event], total: 1 }),
    'documents.folders': () => [],
    'documents.list': () => ({ items: [file], total: 1, folders: [], path: [] }),
    'payments.settings': () => settings,
    'payments.sources': () => [...sources],
    'payments.subscription': () => ({ ...subscription, nextBillDate: day }),
    'payments.history': () => ({ items: [paid], total: 1 }),
  });
}

const noneUnread = { direct: 0, payments: 0, broadcast: 0 };

/** Shows the screens with days in a reader's time zone: days are the association's, instants the reader's. */
export function expectDays(timeZone: string, instant: { readonly day: string }): void {
  it(`runs in ${timeZone}`, () => {
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(timeZone);
    expect(dayOf(lateInstant)).toBe(instant.day);
  });

  it('shows the days of an account and of news on the home, and an event in the time of the reader', async () => {
    renderScreen(<HomeScreen />, { gateway: gateway() });
    expect(await screen.findByText('Due Thursday, December 24, 2026')).toBeVisible();
    expect(screen.getByText(/Last payment \$1\.00 \+ fee on Dec.24,.2026/)).toBeVisible();
    expect(await screen.findByText(/Ada Moss.*Dec 24, 2026/)).toBeVisible();
    const time = new Date(event.date).toLocaleTimeString('en-US', {
      hour: 'numeric',
      minute: '2-digit',
    });
    expect(screen.getByText((text) => text.endsWith(time.replace('\u202f', ' ')))).toBeVisible();
  });

  it('shows the day on which a news item becomes visible', async () => {
    renderScreen(<NewsScreen />, { gateway: gateway(), at: '/news' });
    expect(await screen.findByText('Thursday, December 24, 2026')).toBeVisible();
  });

  it('shows the association’s calendar days for dues, autopay and payments', async () => {
    renderScreen(<PaymentsScreen />, { gateway: gateway(), at: '/payments' });
    const days = await screen.findAllByText('Dec 24, 2026');
    expect(days.length).toBeGreaterThanOrEqual(2);
    expect(screen.queryByText(/Dec (23|25), 2026/)).toBeNull();
  });

  it('shows an event on the day that the reader has then', async () => {
    renderScreen(<NewsScreen />, {
      gateway: gateway(),
      at: '/news?tab=events&view=month&day=2199-12-20',
    });
    const day = Number(instant.day.slice(-2));
    const cell = await screen.findByRole('gridcell', {
      name: new RegExp(`, December ${day}, 2199`),
    });
    expect(await within(cell).findByText('Carols')).toBeVisible();
  });

  it('shows when a document was changed for the reader', async () => {
    renderScreen(<DocumentsScreen />, { gateway: gateway(), at: '/documents' });
    const day = Number(instant.day.slice(-2));
    // The year is omitted in the current year.
    expect(await screen.findByText(new RegExp(`^Dec ${day}(, 2026)?$`))).toBeVisible();
  });
}
