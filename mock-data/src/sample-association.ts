import { type Association, defaultHoaId } from '@hoa/domain';

/** The association of the sample data; in a browser its days begin where the person is. */
export function sampleAssociation(id: string = defaultHoaId): Association {
  return {
    id,
    name: 'Cedar Hollow',
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    emergencyPhone: '(555) 014-1199',
    ticketPrefix: 'TKT',
    invoicePrefix: 'INV-2025',
    // No mail leaves a browser.
    confirmsEmails: false,
  };
}
