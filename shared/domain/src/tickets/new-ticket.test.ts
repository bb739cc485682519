import { describe, expect, it } from 'vitest';
import { people } from '../testing/actors.ts';
import { submittedTicket, workItemTicket } from './new-ticket.ts';
import { intakeSchema, ticketSchema, workItemSchema } from './ticket-schema.ts';

const now = new Date('2025-03-05T12:00:00.000Z');

const reports = [
  {
    form: {
      category: 'maintenance',
      location: 'Unit A-101',
      urgency: 'safety',
      description: 'Gas',
    },
    title: 'Maintenance: Unit A-101',
    priority: 'safety',
    tags: ['maintenance', 'safety'],
    details: { location: 'Unit A-101' },
  },
  {
    form: { category: 'community', type: 'noise', dateOfIncident: '2025-03-04' },
    title: 'Community: Noise',
    priority: 'normal',
    tags: ['community', 'noise'],
    details: { type: 'noise', dateOfIncident: '2025-03-04' },
  },
  {
    form: { category: 'administrative', requestType: 'permits', description: 'A new fence' },
    title: 'Request: Permits',
    priority: 'normal',
    tags: ['administrative', 'permits'],
    details: { requestType: 'permits' },
  },
  {
    form: {
      category: 'financial',
      issueType: 'billing',
      accountNumber: '42',
      description: 'Billed twice',
    },
    title: 'Financial: Billing',
    priority: 'normal',
    tags: ['financial', 'billing'],
    details: { issueType: 'billing', accountNumber: '42' },
  },
];

describe('a report becomes a ticket', () => {
  it.each(reports)('$title', ({ form, title, priority, tags, details }) => {
    const intake = intakeSchema.parse(form);
    const ticket = submittedTicket(intake, people.submitter, {
      id: 'TKT-1002',
      now,
      attachments: [],
    });
    expect(ticketSchema.parse(ticket)).toMatchObject({
      id: 'TKT-1002',
      title,
      priority,
      tags,
      details,
      category: form.category,
      status: 'new',
      submittedBy: { uid: 'resident-1', unit: 'A-101' },
      messagesCount: 0,
      statusHistory: [{ status: 'new', changedBy: 'Riley Resident', changedAt: now.toISOString() }],
    });
    expect(ticket.assignedTo).toBeUndefined();
  });
});

describe('a work item becomes a ticket', () => {
  it('starts as vendor_assigned with its vendor, unit and location [4.23]', () => {
    const item = workItemSchema.parse({
      vendorId: 'vendor-1',
      vendorName: 'Vic Vendor',
      subject: 'Replace the valve',
      category: 'repair',
      priority: 'urgent',
      description: 'The main valve leaks.',
      location: 'Boiler room',
      unit: 'B-1',
      dueDate: '2025-03-20',
      attachments: [],
      estimatedHours: 2.5,
      specialInstructions: '',
    });
    const ticket = workItemTicket(item, people.assignedVendor, people.admin, {
      id: 'T',
      now,
      attachments: [],
    });
    expect(ticketSchema.parse(ticket)).toMatchObject({
      status: 'vendor_assigned',
      priority: 'urgent',
      category: 'repair',
      submittedBy: { uid: 'admin-1', unit: 'B-1' },
      assignedTo: { uid: 'vendor-1', displayName: 'Vic Vendor' },
      details: { location: 'Boiler room' },
      dueDate: '2025-03-20',
      estimatedHours: 2.5,
    });
    expect(ticket.assignedTo).not.toHaveProperty('role');
    expect(ticket.specialInstructions).toBeUndefined();
  });
});
