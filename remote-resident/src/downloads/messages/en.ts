export const en = {
  attachments: 'Attachments',
};

export type Messages = typeof en;
