export const en = {
  saved: 'Saved',
  saving: 'Saving…',
  unsaved: 'Not saved',
};

export type Messages = typeof en;
