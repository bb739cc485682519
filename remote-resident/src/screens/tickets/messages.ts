import { defineMessages } from '@hoa/ui/text';

export const en = {
  title: 'My Tickets',
  newTicket: 'New Ticket',
  noTickets: 'You have not reported anything yet',
  reportFirst: 'Report a problem',

  chooseCategory: 'What is it about?',
  categoryHints: {
    maintenance: 'Something is broken, leaking or worn out',
    community: 'Noise, parking, pets and living together',
    administrative: 'Documents, permits and your account',
    financial: 'Dues, payments and assessments',
  },
  changeCategory: 'Change category',
  location: 'Location',
  locationHint: 'Building and unit, or the place in the grounds',
  urgency: 'Urgency',
  inDanger: 'In danger, do not wait for an answer. Call this number:',
  description: 'Description',
  photos: 'Photos',
  type: 'Type',
  chooseType: 'Choose a type',
  dateOfIncident: 'Date of incident',
  requestType: 'Request type',
  chooseRequestType: 'Choose what you need',
  supportingDocuments: 'Supporting documents',
  issueType: 'Issue type',
  chooseIssueType: 'Choose what it is about',
  // Required fields are marked by the form; this optional one says so in its label.
  accountNumber: 'Account number (optional)',

  submit: 'Submit Ticket',
  submitted: 'Ticket submitted successfully!',
  failed: 'Failed to submit the ticket',
  submittedTitle: 'Ticket Submitted',
  keptTitle: 'Ticket Kept',
  openTicket: 'Open Ticket',
  yourNumber: 'Your ticket number is',
  whatNext: 'The office has it now. You will find every answer under My Tickets.',
};

export type Messages = typeof en;

export const useText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: '../../locales', import: 'tickets' }),
);
