import { type Association, defaultHoaId } from '@hoa/domain';

/** Returns the association of the sample data; in a browser its time zone is that of the person. */
export function sampleAssociation(id: string = defaultHoaId): Association {
  return {
    id,
    name: 'Cedar Hollow',
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    emergencyPhone: '(555) 014-1199',
    duesAmount: 15_000,
    laborRate: 7_500,
    // 3.1 % and $0.30 by card, $1.50 by bank transfer.
    cardFeeRate: 310,
    cardFeeFlat: 30,
    bankFee: 150,
    exampleUnits: ['A-101', 'B-204'],
    ticketPrefix: 'TKT',
    invoicePrefix: 'INV-2025',
    receiptPrefix: 'CH',
    // A browser sends no mail.
    confirmsEmails: false,
  };
}
