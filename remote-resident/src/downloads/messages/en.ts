export const en = {
  started: 'Download started!',
  failed: 'Download failed',
  attachments: 'Attachments',
};

export type Messages = typeof en;
