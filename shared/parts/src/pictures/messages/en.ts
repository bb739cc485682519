export const en = {
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  pictureOf: ({ n, total }: { n: number; total: number }) => `${n} of ${total}`,
};

export type Messages = typeof en;
