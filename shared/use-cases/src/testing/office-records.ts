import { type MessageReport, permissionKey, personKey } from '@hoa/domain';
import type { StoredThread } from '../ports/records.ts';
import { sampleRecords } from './sample-portal.ts';

const clara = { uid: 'resident-127', displayName: 'Clara Lindqvist', role: 'resident' } as const;
const since = '2026-03-01T09:00:00.000Z';

const thread: StoredThread = {
  id: 'thread-office-key',
  subject: 'A key for the shed',
  type: 'direct',
  priority: 'normal',
  participants: [clara, { uid: 'office', displayName: 'Cedar Hollow', role: 'system' }],
  readers: [personKey(clara.uid), permissionKey('messages')],
  lastActivity: since,
  lastMessage: 'Who has one?',
  attachments: [],
  messagesCount: 1,
  office: { state: 'waiting', waitingSince: since },
};

const report: MessageReport = {
  id: 'report-bench',
  threadId: 'thread-walt-bench',
  messageId: 'thread-walt-bench-message-1',
  subject: 'A bench at the top of the footpath',
  message: {
    author: { uid: 'resident-047', displayName: 'Walt Simmons', role: 'resident' },
    content: 'You counted eleven people on the path.',
    createdAt: since,
    attachments: [],
  },
  reason: 'An advertisement',
  reportedBy: { uid: 'resident-1', displayName: 'Rae Whitcomb' },
  at: since,
  state: 'open',
};

/** The sample records with a conversation that waits for the office, and a reported message. */
export const officeRecords = {
  threads: [...sampleRecords.threads, thread],
  messageReports: [report],
};
