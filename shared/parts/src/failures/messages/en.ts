/** Why something failed, where the answer says so, by the error's code. */
export const en = {
  'ticket-not-found': 'Ticket not found',
  'not-implemented': 'Live data mode not implemented yet',
  conflict: 'This was changed by someone else in the meantime. Nothing was overwritten.',
  'storage-full': 'This device has no room left. Nothing was saved.',
  network: 'The connection failed. Check it and try again.',
};

export type Messages = typeof en;
