export const en = {
  urgent: 'Urgent',
  nothing: 'Nothing urgent right now.',
  more: ({ n }: { n: number }) => `+${n} more`,
};

export type Messages = typeof en;
