import { type Ticket, type WorkItemFormInput, workItemCategories } from '@hoa/domain';

/** What the form of a work item knows from the ticket that it is ordered for. */
export function prefilled(ticket: Ticket) {
  const { id, title, description, category, priority, submittedBy, details } = ticket;
  return {
    orderedFor: id,
    subject: title,
    description,
    category: workItemCategories.find((each) => each === category) ?? 'maintenance',
    priority,
    location: details?.location ?? submittedBy.unit ?? '',
    unit: submittedBy.unit ?? '',
  } satisfies Partial<WorkItemFormInput>;
}
