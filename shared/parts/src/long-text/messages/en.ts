export const en = {
  showAll: 'Show Full Text',
  failed: 'The full text could not be loaded',
};

export type Messages = typeof en;
