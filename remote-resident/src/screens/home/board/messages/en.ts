export const en = {
  waiting: ({ n }: { n: number }) => `Waiting for the board: ${n}`,
  nothingWaits: 'Nothing is waiting for the board',
};

export type Messages = typeof en;
