export const newsCategories = ['general', 'maintenance', 'policy', 'events', 'emergency'] as const;

export type NewsCategory = (typeof newsCategories)[number];

export const newsCategoryLabels: Record<NewsCategory, string> = {
  general: 'General',
  maintenance: 'Maintenance',
  policy: 'Policy',
  events: 'Events',
  emergency: 'Emergency',
};
