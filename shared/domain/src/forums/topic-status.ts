export const topicStatuses = ['open', 'resolved', 'closed'] as const;

export type TopicStatus = (typeof topicStatuses)[number];

/**
 * Why not everyone may read a topic: it waits for a moderator's approval, was declined or hidden by one, or its comments
 * were moved into another topic.
 */
export const withheldReasons = ['waiting', 'declined', 'hidden', 'merged'] as const;

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
