import { defineMessages } from '@hoa/ui/text';

export const en = {
  title: 'Create Work Item',
  sentTitle: 'Work Item Sent',
  vendor: 'Vendor',
  chooseVendor: 'Choose a vendor',
  findVendor: 'Find a vendor',
  noVendorMatches: 'No vendor matches',
  category: 'Category',
  priority: 'Priority',
  orderedFor: ({ ticketId }: { ticketId: string }) =>
    `Ordered for ${ticketId}; whoever submitted it sees the subject, the vendor and the due date.`,
  subject: 'Subject',
  description: 'Description',
  location: 'Location',
  unit: 'Unit',
  dueDate: 'Due date',
  estimatedHours: 'Estimated hours',
  specialInstructions: 'Special instructions',
  attachments: 'Attachments',
  sourceFiles: 'The vendor also gets the files of the ticket:',
  send: 'Send Work Item',
  failed: 'Failed to create work item',
  failedToLoadVendors: 'Failed to load vendors',
  sentTo: ({ vendor }: { vendor: string }) => `Work item sent to ${vendor}!`,
  withVendor: ({ vendor }: { vendor: string }) =>
    `${vendor} has been told and finds it under Board Items.`,
};

export type Messages = typeof en;

export const useText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: '../locales', import: 'workItem' }),
);
