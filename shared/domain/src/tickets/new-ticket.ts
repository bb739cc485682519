import type { Attachment } from '../documents/document-schema.ts';
import type { Person } from '../people/person-schema.ts';
import type { Actor } from '../people/roles.ts';
import {
  communityTypeLabels,
  type IntakeField,
  issueTypeLabels,
  requestTypeLabels,
} from './intake-options.ts';
import type { Intake, Ticket, WorkItem } from './ticket-schema.ts';
import type { Urgency } from './ticket-status.ts';

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

/** Returns the title of the ticket for an intake. */
export function intakeTitle(intake: Intake): string {
  switch (intake.category) {
    case 'maintenance':
      return `Maintenance: ${intake.location}`;
    case 'community':
      return `Community: ${communityTypeLabels[intake.type]}`;
    case 'administrative':
      return `Request: ${requestTypeLabels[intake.requestType]}`;
    case 'financial':
      return `Financial: ${issueTypeLabels[intake.issueType]}`;
  }
}

/** The urgency that the resident chose; `normal` for forms that do not ask for it. */
export function intakePriority(intake: Intake): Urgency {
  return intake.category === 'maintenance' ? intake.urgency : 'normal';
}

/** Returns the chosen kind as a tag, so that a search finds tickets of the same kind. */
export function intakeTags(intake: Intake): string[] {
  switch (intake.category) {
    case 'maintenance':
      return intake.urgency === 'safety' ? ['maintenance', 'safety'] : ['maintenance'];
    case 'community':
      return ['community', intake.type];
    case 'administrative':
      return ['administrative', intake.requestType];
    case 'financial':
      return ['financial', intake.issueType];
  }
}

/** The answers that have no field of their own on a ticket, blank ones left out. */
export function intakeDetails(intake: Intake): Partial<Record<IntakeField, string>> {
  switch (intake.category) {
    case 'maintenance':
      return { location: intake.location };
    case 'community':
      return {
        type: intake.type,
        ...(intake.location && { location: intake.location }),
        ...(intake.dateOfIncident && { dateOfIncident: intake.dateOfIncident }),
      };
    case 'administrative':
      return { requestType: intake.requestType };
    case 'financial':
      return {
        issueType: intake.issueType,
        ...(intake.accountNumber && { accountNumber: intake.accountNumber }),
      };
  }
}
