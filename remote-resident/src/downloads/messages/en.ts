export const en = {
  started: 'Download started!',
  failed: 'Download failed',
};

export type Messages = typeof en;
