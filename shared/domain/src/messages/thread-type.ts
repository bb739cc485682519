export const threadTypes = ['direct', 'payments', 'broadcast'] as const;

export type ThreadType = (typeof threadTypes)[number];

/** As the tabs of the Messages page name them. */
export const threadTypeLabels: Record<ThreadType, string> = {
  direct: 'Direct',
  payments: 'Payments',
  broadcast: 'Broadcast',
};
