import { createMemoryStorage } from '@hoa/api';
import { describe, expect, it } from 'vitest';
import { noDelays } from '../delays.ts';
import { mockActors } from '../mock-actors.ts';
import { createMockGateway } from '../mock-gateway.ts';
import { testNow } from '../testing/open-gateway.ts';
import { migrateFormerChanges } from './former-changes.ts';
import { memoryChangeStores } from './memory-change-store.ts';
import type { StorageNotice } from './notice.ts';

const at = '2026-03-01T09:00:00.000Z';
const noted = '2026-03-02T09:00:00.000Z';

/** A ticket as stored by an earlier release. */
const formerTicket = {
  id: 'TKT-1060',
  title: 'Maintenance: A-101',
  description: 'It drips.',
  category: 'maintenance',
  status: 'new',
  priority: 'normal',
  submittedBy: { uid: 'resident-1', displayName: 'Rae Whitcomb', email: 'rae@example.org' },
  tags: [],
  attachments: [],
  createdAt: at,
  updatedAt: at,
  lastActivity: at,
  messagesCount: 2,
  hasUnreadMessages: false,
  statusHistory: [],
  internal: { messagesCount: 1, lastActivity: noted },
  unreadFor: ['admin'],
};

describe('a ticket that an earlier release kept', () => {
  async function takenOver(ticket: object) {
    const storage = createMemoryStorage();
    const kept = { version: 1, changed: [ticket], removed: [] };
    storage.setItem('hoa:v1:tickets', JSON.stringify(kept));
    const stores = memoryChangeStores();
    await migrateFormerChanges(storage, stores.local);
    const notices: StorageNotice[] = [];
    const gateway = createMockGateway({
      session: () => mockActors.admin,
      stores,
      now: () => testNow,
      delays: noDelays,
      onNotice: (notice) => notices.push(notice),
    });
    return { gateway, storage, notices };
  }

  it('is read with its internal notes counted and dated', async () => {
    const { gateway, storage, notices } = await takenOver(formerTicket);
    expect(await gateway.call('tickets.get', { ticketId: 'TKT-1060' })).toMatchObject({
      title: 'Maintenance: A-101',
      messagesCount: 3,
      lastActivity: noted,
      hasUnreadMessages: true,
    });
    expect(notices).toEqual([]);
    expect(storage.length).toBe(0);
  });

  it('is dated by its last message when no internal note is later', async () => {
    const { gateway } = await takenOver({ ...formerTicket, internal: { messagesCount: 0 } });
    const ticket = await gateway.call('tickets.get', { ticketId: 'TKT-1060' });
    expect(ticket).toMatchObject({ messagesCount: 2, lastActivity: at });
  });
});
