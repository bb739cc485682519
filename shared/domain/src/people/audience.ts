export const audienceTypes = ['all', 'building', 'tag', 'units', 'combined'] as const;

export type AudienceType = (typeof audienceTypes)[number];

export const audienceTypeLabels: Record<AudienceType, string> = {
  all: 'All Residents',
  building: 'Building',
  tag: 'Group',
  units: 'Specific Units',
  combined: 'Selected Residents',
};

export const audienceTags = ['residents', 'board-members', 'committee-chairs', 'vendors'] as const;

export type AudienceTag = (typeof audienceTags)[number];

export const audienceTagLabels: Record<AudienceTag, string> = {
  residents: 'Residents',
  'board-members': 'Board Members',
  'committee-chairs': 'Committee Chairs',
  vendors: 'Vendors',
};
