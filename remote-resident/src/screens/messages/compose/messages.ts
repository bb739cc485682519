import { defineMessages } from '@hoa/ui/text';

export const en = {
  title: 'New message',
  to: 'To',
  office: 'The office',
  onlyOffice: 'To the office',
  officeHint: 'Everyone who answers for the office reads it.',
  neighbors: 'Neighbors',
  neighborsHint: 'Neighbors who allow messages, and nobody else.',
  chosen: 'Recipients',
  remove: ({ name }: { name: string }) => `Remove ${name}`,
  find: 'Find neighbors',
  found: 'Neighbors found',
  add: ({ name }: { name: string }) => `Add ${name}`,
  nobody: 'No neighbors allow messages yet.',
  nobodyFound: ({ search }: { search: string }) => `Nobody found for “${search}”`,
  failedToFind: 'Failed to load neighbors',
  enough: ({ n }: { n: number }) => `A message goes to at most ${n} neighbors.`,
  notReceiving: ({ names }: { names: string }) => `Does not receive messages: ${names}`,
  unreachable: 'You cannot write to this person.',
  subject: 'Subject',
  message: 'Message',
  send: 'Send',
  sent: 'Message sent!',
  failedToSend: 'Failed to send message',
  savedAsDraft: 'Saved as a draft',
  notSaved: 'The draft is not saved',
  failedDraft: 'Failed to load your draft',
};

export type Messages = typeof en;

export const useText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: '../../../locales', import: 'compose' }),
);
