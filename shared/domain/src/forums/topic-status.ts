export const topicStatuses = ['open', 'resolved', 'closed'] as const;

export type TopicStatus = (typeof topicStatuses)[number];

export const topicStatusLabels: Record<TopicStatus, string> = {
  open: 'Open',
  resolved: 'Resolved',
  closed: 'Closed',
};
