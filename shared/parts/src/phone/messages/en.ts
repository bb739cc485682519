export const en = {
  filters: 'Filters',
  filtersSet: ({ n }: { n: number }) => `Filters, ${n} set`,
};

export type Messages = typeof en;
