import type { Messages } from './en.ts';

export const de: Messages = {
  adminActions: 'Verwaltungsaktionen',
  status: 'Status',
  assignVendor: 'Firma zuweisen',
  assignVendorSoon: 'Das Zuweisen einer Firma kommt bald!',
};
