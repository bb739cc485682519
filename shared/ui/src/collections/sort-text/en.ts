export const en = {
  sort: 'Sort',
  newestFirst: 'Newest first',
};

export type Messages = typeof en;
