import { isCompleted, type TicketStatus, ticketStatuses, type Vendor } from '@hoa/domain';
import { transitions } from '@hoa/domain/tickets';
import type { StoredTicket } from '@hoa/use-cases';
import { mockUsers } from './mock-users.ts';
import { pick, seededRandom } from './random.ts';

const hourMs = 3_600_000;

const subjects = (
  'Leaking faucet, Noisy fan, Broken lamp, Stuck window, Blocked drain, Loose railing, ' +
  'Cold radiator, Cracked tile, Torn screen, Dripping gutter'
).split(', ');

const places = ['kitchen', 'bathroom', 'hallway', 'balcony', 'garage', 'laundry room'] as const;
const categories = ['maintenance', 'community', 'repair', 'inspection'] as const;
const priorities = ['low', 'normal', 'normal', 'high', 'urgent', 'safety'] as const;

export interface GenerateTicketsOptions {
  readonly now: Date;
  readonly vendor: Pick<Vendor, 'uid' | 'displayName' | 'email'>;
  readonly seed?: number;
}

/**
 * Generates many tickets for measurements: all submitted by the mock resident and assigned to one vendor, so that the
 * list is equally long for every role. Deterministic for a seed and time.
 */
export function generateTickets(
  count: number,
  { now, vendor, seed = 1 }: GenerateTicketsOptions,
): StoredTicket[] {
  const random = seededRandom(seed);
  const paths = new Map(ticketStatuses.map((status) => [status, pathTo(status)]));
  const tickets = Array.from({ length: count }, (_, index) => {
    const status = pick(random, ticketStatuses);
    const path = paths.get(status) ?? [];
    const createdMs = now.getTime() - (path.length + Math.floor(random() * 2000)) * hourMs;
    const history = path.map((step, stepIndex) => ({
      status: step,
      changedBy: mockUsers.admin.displayName,
      changedAt: new Date(createdMs + stepIndex * hourMs).toISOString(),
    }));
    const createdAt = new Date(createdMs).toISOString();
    const updatedAt = history.at(-1)?.changedAt ?? createdAt;
    const place = pick(random, places);
    return {
      id: `TKT-${10_001 + index}`,
      title: `${pick(random, subjects)}, ${place} ${index + 1}`,
      description: `Generated for measuring, number ${index + 1}.`,
      category: pick(random, categories),
      status,
      priority: pick(random, priorities),
      submittedBy: { ...mockUsers.resident, unit: 'A-101' },
      assignedTo: { uid: vendor.uid, displayName: vendor.displayName, email: vendor.email },
      tags: ['generated', place],
      attachments: [],
      createdAt,
      updatedAt,
      lastActivity: updatedAt,
      messagesCount: 0,
      hasUnreadMessages: false,
      statusHistory: history,
      internalMessagesCount: 0,
      lastActivityForAdmins: updatedAt,
      unreadFor: [],
      ...(isCompleted(status) ? { work: { completedAt: updatedAt } } : {}),
    };
  });
  // Sorted like the list, which then has little left to sort.
  return tickets.sort((one, other) => (one.lastActivity > other.lastActivity ? -1 : 1));
}

/** Returns the shortest path from new to a status along the allowed transitions. */
function pathTo(goal: TicketStatus): TicketStatus[] {
  let paths: TicketStatus[][] = [['new']];
  for (;;) {
    const found = paths.find((path) => path.at(-1) === goal);
    if (found) return found;
    paths = paths.flatMap((path) =>
      transitions[path.at(-1) ?? 'new'].map((status) => [...path, status]),
    );
  }
}
