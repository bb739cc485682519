import { type Ticket, type WorkItemFormInput, workItemCategories } from '@hoa/domain';

/** Returns the initial values of a work item's form, from its source ticket. */
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
