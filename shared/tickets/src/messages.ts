import { defineMessages, plural } from '@hoa/ui/text';

export const en = {
  waitingForYou: 'Waiting for you',
  yourTurn: 'Your turn to start',
  yourWork: 'You are on it',
  ourTurn: 'Waiting for us',
  ourReview: 'We are looking into it',
  ourWork: 'We are on it',

  unread: 'Unread',
  justSubmitted: ({ id }: { id: string }) => `Just submitted: ${id}`,
  unit: ({ unit }: { unit: string }) => `Unit ${unit}`,
  moreTags: ({ n }: { n: number }) => `+${n} more`,
  tags: 'Tags',
  // After the number.
  messageWord: ({ n }: { n: number }) => plural('en', n, { one: 'message', other: 'messages' }),
  submittedBy: 'Submitted by',
  assignedTo: 'Assigned to',
  unassigned: 'Nobody yet',
  lastActivity: 'Last activity',
  select: ({ title }: { title: string }) => `Select ${title}`,

  messages: 'Messages',
  columns: 'Columns',
  selectColumn: 'Select',
  ticket: 'Ticket',
  ticketInfo: 'Ticket info',
  number: 'Number',
  status: 'Status',
  priority: 'Priority',
  category: 'Category',
  unitLabel: 'Unit',
  created: 'Created',
  lastUpdated: 'Last updated',
  dueDate: 'Due date',
  overdue: 'Overdue',
  estimatedHours: 'Estimated hours',
  hours: ({ n }: { n: string }) => `${n} h`,
  orderedFor: 'Ordered for',
  orderedWork: 'Work ordered',
  withdrawnBy: ({ who, date }: { who: string; date: string }) => `Withdrawn by ${who} on ${date}`,
  withdrawn: 'Withdrawn',
  specialInstructions: 'Special instructions',
  history: 'History',
  byYou: 'by you',
  historyEntry: ({ who }: { who: string }) => `by ${who}`,

  description: 'Description',
  noDescription: 'There is no description.',
  editDescription: 'Edit description',
  save: 'Save',
  cancel: 'Cancel',
  descriptionSaved: 'Description saved',
  descriptionRequired: 'Description is required',
  failedToSave: 'Failed to save the description',

  attachments: 'Attachments',
  noAttachments: 'No files yet.',
  addFiles: 'Add files',
  failedToRemove: 'Failed to remove the attachment',
  removeText: 'Everyone on this ticket loses the file.',

  conversation: 'Conversation',
  showEarlier: 'Show earlier messages',
  earlierMessages: 'Earlier messages',
  noMessages: 'No messages yet.',
  noMessagesHint: 'Write the first one below: everyone on this ticket is told.',
  failedToLoadMessages: 'Failed to load messages',
  internalNote: 'Internal note',
  internalNoteHint: 'Only administrators see it.',
  you: 'You',
  message: 'Message',
  messagePlaceholder: 'Write a message',
  messageRequired: 'Write a message or attach a file',
  send: 'Send',
  messageSent: 'Message sent!',
  failedToSend: 'Failed to send message',

  searchPlaceholder: 'Search tickets',
  open: 'Open',
  allStatuses: 'All statuses',
  allPriorities: 'All priorities',
  allCategories: 'All categories',
  clearFilters: 'Clear filters',
  failedToLoadTickets: 'Failed to load tickets',
  failedToLoadTicket: 'Failed to load ticket details',
  ticketNotFound: 'Ticket not found',
  ticketNotFoundHint: 'It does not exist, or it is not yours to see.',
  noSuchTicketHint: 'It does not exist, or it was deleted.',
  backToTickets: 'Back to tickets',
  shown: ({ shown, total }: { shown: number; total: number }) =>
    shown === total
      ? plural('en', total, { one: '1 ticket', other: `${total} tickets` })
      : `${shown} of ${total} tickets`,
  noMatches: 'No tickets match your filters',
  noMatchesHint: 'Try fewer filters or another word.',
  filters: 'Filters',

  statusUpdated: 'Status updated!',
  undo: 'Undo',
  movedBack: ({ n }: { n: number }) =>
    plural('en', n, { one: 'Moved back', other: `${n} tickets moved back` }),
  failedToUpdateStatus: 'Failed to update status',
};

export type Messages = typeof en;

/** The texts of the ticket parts. */
export const useTicketText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: './locales', import: 'tickets' }),
);
