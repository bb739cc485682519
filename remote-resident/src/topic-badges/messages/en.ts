export const en = {
  pinned: 'Pinned',
  locked: 'Locked',
};

export type Messages = typeof en;
