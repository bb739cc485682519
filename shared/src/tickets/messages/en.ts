import { plural } from '../../text/index.ts';

export const en = {
  // What is waited for, by status; a card says it after the status.
  waiting: {
    new: () => 'Waiting for the office',
    in_review: () => 'The office is looking into it',
    vendor_assigned: ({ vendor }: Parties) => `Waiting for ${vendor ?? 'the vendor'} to start`,
    in_progress: ({ vendor }: Parties) => `${vendor ?? 'The vendor'} is on it`,
    waiting_resident: ({ resident }: Parties) => `Waiting for ${resident}`,
    resolved: () => 'Done, to be closed',
    closed: () => 'Nothing more to do',
  },
  waitingForYou: 'Waiting for you',
  yourTurn: 'Your turn to start',
  yourWork: 'You are on it',

  unread: 'Unread',
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
  specialInstructions: 'Special instructions',
  history: 'History',
  historyEntry: ({ who }: { who: string }) => `by ${who}`,

  description: 'Description',
  noDescription: 'There is no description.',
  editDescription: 'Edit description',
  save: 'Save',
  cancel: 'Cancel',
  descriptionSaved: 'Description saved',
  descriptionRequired: 'Description is required',
  failedToSave: 'Failed to save the description',
  conflictTitle: 'This ticket changed while you were writing',
  conflictText: 'Nothing was overwritten, and your text is still here. The description now reads:',
  conflictSame:
    'Nothing was overwritten, and your text is still here. The description itself is as it was.',
  saveMine: 'Save mine',
  useTheirs: 'Discard mine',

  attachments: 'Attachments',
  noAttachments: 'No files yet.',
  addFiles: 'Add files',
  download: 'Download',
  downloadFile: ({ name }: { name: string }) => `Download ${name}`,
  previewFile: ({ name }: { name: string }) => `Preview ${name}`,
  remove: 'Remove',
  removeFile: ({ name }: { name: string }) => `Remove ${name}`,
  downloadStarted: 'Download started!',
  downloadFailed: 'Download failed',
  previewFailed: 'Failed to load image preview',
  attachmentRemoved: 'Attachment removed',
  failedToRemove: 'Failed to remove the attachment',
  removeTitle: ({ name }: { name: string }) => `Remove ${name}?`,
  removeText: 'Everyone on this ticket loses the file.',

  uploaded: ({ n }: { n: number }) => `${n} file(s) uploaded successfully!`,
  failedToUpload: ({ file }: { file: string }) => `Failed to upload ${file}`,
  uploadFailed: 'Upload failed',
  uploading: ({ file }: { file: string }) => `Uploading ${file}`,
  tryAgain: 'Try Again',
  fileHint: ({ types, max }: { types: string; max: number }) =>
    `${types}. Up to ${max} files of 10 MB each.`,
  anyFiles: 'Pictures, PDF or Word documents',
  pictures: 'Pictures',
  documents: 'PDF or Word documents',

  conversation: 'Conversation',
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
  files: 'Files',
  attachFiles: 'Attach files',
  messageSent: 'Message sent!',
  failedToSend: 'Failed to send message',
  uploadsPending: 'Wait until the files are uploaded',

  searchPlaceholder: 'Search by word, name, unit or number',
  allStatuses: 'All statuses',
  allPriorities: 'All priorities',
  allCategories: 'All categories',
  clearFilters: 'Clear filters',
  failedToLoadTickets: 'Failed to load tickets',
  failedToLoadTicket: 'Failed to load ticket details',
  ticketNotFound: 'Ticket not found',
  ticketNotFoundHint: 'It does not exist, or it is not yours to see.',
  backToTickets: 'Back to tickets',
  shown: ({ shown, total }: { shown: number; total: number }) =>
    shown === total
      ? plural('en', total, { one: '1 ticket', other: `${total} tickets` })
      : `${shown} of ${total} tickets`,
  noMatches: 'No tickets match your filters',
  showAll: 'Show all tickets',
  noMatchesHint: 'Try fewer filters or another word.',
  filters: 'Filters',

  statusUpdated: 'Status updated!',
  failedToUpdateStatus: 'Failed to update status',
  // Why something failed, where the answer says so, by the error's code.
  reasons: {
    'ticket-not-found': 'Ticket not found',
    'not-implemented': 'Live data mode not implemented yet',
    conflict: 'This was changed by someone else in the meantime. Nothing was overwritten.',
    'storage-full': "There is no room left in this browser's storage. Nothing was saved.",
    network: 'The connection failed. Check it and try again.',
  },
};

/** Who may be waited for, by name. */
interface Parties {
  readonly vendor: string | undefined;
  readonly resident: string;
}

export type Messages = typeof en;
