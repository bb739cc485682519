import { defineMessages } from '@hoa/ui/text';

export const en = {
  failedToLoad: 'Failed to load the settings',
  failedToSave: 'Failed to save the settings',
  save: 'Save settings',
  saved: 'Settings saved',
  association: 'Association',
  associationHint: 'How members and mails know the association.',
  name: 'Name',
  nameHint: 'Shown in the header and in every mail. Open pages show a new name after a reload.',
  timeZone: 'Time zone',
  timeZoneHint: 'Days begin and end by this clock: due dates, reminders, figures of a month.',
  timeThere: ({ time }: { time: string }) => `It is ${time} there now.`,
  emergencyPhone: 'Emergency phone',
  emergencyPhoneHint: 'Shown to residents who report something dangerous. Empty shows no number.',
  numbers: 'Numbers',
  numbersHint: 'Numbers that exist stay as they are. A next number can only rise.',
  prefixHint: 'Stands before the number.',
  ticketPrefix: 'Ticket prefix',
  nextTicket: 'Next ticket number',
  nextTicketIs: ({ number }: { number: string }) => `The next ticket is ${number}.`,
  invoicePrefix: 'Invoice prefix',
  nextInvoice: 'Next invoice number',
  nextInvoiceIs: ({ number }: { number: string }) => `The next invoice is ${number}.`,
  receiptPrefix: 'Receipt prefix',
  receiptPrefixHint: 'Stands before the confirmation number of a payment. It may be empty.',
  amounts: 'Usual amounts',
  amountsHint: 'Forms begin with these amounts. Each can be changed there.',
  duesAmount: 'Dues',
  duesAmountHint: 'In the form of a payment.',
  laborRate: 'Labor rate per hour',
  laborRateHint: 'In the invoice form of vendors.',
  fees: 'Fees of payments',
  feesHint:
    'Added to what an owner pays. An empty fee is none. Autopay plans that exist keep their fee.',
  cardFeeRate: 'Card fee in percent',
  cardFeeRateHint: 'Of the amount, such as 2.9.',
  cardFeeFlat: 'Card fee, flat',
  cardFeeFlatHint: 'Added to the percentage.',
  bankFee: 'Bank transfer fee',
  bankFeeHint: 'The same for every amount.',
  exampleFees: ({ amount, card, bank }: { amount: string; card: string; bank: string }) =>
    `A payment of ${amount} costs ${card} more by card and ${bank} more by bank transfer.`,
  history: 'Changes of the settings',
};

export type Messages = typeof en;

export const useText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: '../../../locales', import: 'settings' }),
);
