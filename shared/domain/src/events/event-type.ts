export const eventTypes = ['meeting', 'social', 'workshop', 'maintenance', 'other'] as const;

export type EventType = (typeof eventTypes)[number];

export const eventTypeLabels: Record<EventType, string> = {
  meeting: 'Meeting',
  social: 'Social',
  workshop: 'Workshop',
  maintenance: 'Maintenance',
  other: 'Other',
};
