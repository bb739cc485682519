import type { Ticket } from '../../domain/index.ts';

/** A plain ticket for tests, with what matters changed. */
export function sampleTicket(changes: Partial<Ticket> = {}): Ticket {
  return {
    id: 'TKT-1001',
    title: 'Leak under the sink',
    description: 'Water drips from the trap.',
    category: 'maintenance',
    status: 'new',
    priority: 'normal',
    submittedBy: {
      uid: 'resident-1',
      displayName: 'Riley Resident',
      email: 'resident@example.org',
      unit: 'A-101',
    },
    tags: [],
    attachments: [],
    createdAt: '2026-03-01T09:00:00.000Z',
    updatedAt: '2026-03-01T09:00:00.000Z',
    lastActivity: '2026-03-01T09:00:00.000Z',
    messagesCount: 0,
    hasUnreadMessages: false,
    statusHistory: [],
    ...changes,
  };
}
