import type { Attachment } from '../documents/attachment-schema.ts';
import type { Person } from '../people/person-schema.ts';
import type { Actor } from '../people/roles.ts';
import { intakeDetails, intakePriority, intakeTags, intakeTitle } from './intake-answers.ts';
import type { Intake } from './intake-schema.ts';
import type { Ticket } from './ticket-schema.ts';
import type { WorkItem } from './work-item-schema.ts';

interface NewTicket {
  readonly id: string;
  readonly now: Date;
  readonly attachments: Attachment[];
}

/** Creates a ticket from a resident's report. */
export function submittedTicket(
  intake: Intake,
  actor: Actor,
  { id, now, attachments }: NewTicket,
): Ticket {
  return {
    ...blankTicket(id, now, actor, 'new'),
    title: intakeTitle(intake),
    description: intake.description,
    category: intake.category,
    priority: intakePriority(intake),
    tags: intakeTags(intake),
    details: intakeDetails(intake),
    attachments,
  };
}

/** Creates a work order from an administrator's form, already assigned to its vendor. */
export function workItemTicket(
  item: Omit<WorkItem, 'vendorName'>,
  vendor: Person,
  actor: Actor,
  { id, now, attachments }: NewTicket,
): Ticket {
  return {
    ...blankTicket(id, now, { ...actor, unit: item.unit }, 'vendor_assigned'),
    title: item.subject,
    description: item.description,
    category: item.category,
    priority: item.priority,
    tags: [],
    details: { location: item.location },
    attachments,
    assignedTo: { uid: vendor.uid, displayName: vendor.displayName, email: vendor.email },
    dueDate: item.dueDate,
    estimatedHours: item.estimatedHours,
    specialInstructions: item.specialInstructions || undefined,
    ...(item.orderedFor !== undefined && { orderedFor: item.orderedFor }),
  };
}

function blankTicket(id: string, now: Date, actor: Actor, status: 'new' | 'vendor_assigned') {
  const at = now.toISOString();
  const { uid, displayName, email, unit } = actor;
  return {
    id,
    status,
    submittedBy: unit ? { uid, displayName, email, unit } : { uid, displayName, email },
    createdAt: at,
    updatedAt: at,
    lastActivity: at,
    messagesCount: 0,
    hasUnreadMessages: false,
    statusHistory: [{ status, changedBy: displayName, changedAt: at }],
  };
}
