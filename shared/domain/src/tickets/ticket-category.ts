/** The categories that a resident may report. */
export const intakeCategories = [
  'maintenance',
  'community',
  'administrative',
  'financial',
] as const;

export type IntakeCategory = (typeof intakeCategories)[number];

/** The categories of work items, which an admin orders from a vendor. */
export const workItemCategories = ['maintenance', 'repair', 'inspection', 'emergency'] as const;

/** Every category a ticket can have. */
export const ticketCategories = [
  'maintenance',
  'community',
  'administrative',
  'financial',
  'repair',
  'inspection',
  'emergency',
] as const;

export type TicketCategory = (typeof ticketCategories)[number];

export const categoryLabels: Record<TicketCategory, string> = {
  maintenance: 'Maintenance',
  community: 'Community',
  administrative: 'Administrative',
  financial: 'Financial',
  repair: 'Repair',
  inspection: 'Inspection',
  emergency: 'Emergency',
};
