export const en = {
  waiting: ({ n }: { n: number | undefined }) =>
    `Waiting for the board${n === undefined ? '' : `: ${n}`}`,
  nothingWaits: 'Nothing is waiting for the board',
};

export type Messages = typeof en;
