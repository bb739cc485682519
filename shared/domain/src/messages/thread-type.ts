export const threadTypes = ['direct', 'payments', 'broadcast'] as const;

export type ThreadType = (typeof threadTypes)[number];

/** The labels of the tabs of the Messages page. */
export const threadTypeLabels: Record<ThreadType, string> = {
  direct: 'Direct',
  payments: 'Payments',
  broadcast: 'Broadcast',
};
