export const topicStatuses = ['open', 'resolved', 'closed'] as const;

export type TopicStatus = (typeof topicStatuses)[number];

export const topicStatusLabels: Record<TopicStatus, string> = {
  open: 'Open',
  resolved: 'Resolved',
  closed: 'Closed',
};

export const topicBadgeTones: Record<TopicStatus, 'success' | 'default' | 'brand'> = {
  open: 'brand',
  resolved: 'success',
  closed: 'default',
};
