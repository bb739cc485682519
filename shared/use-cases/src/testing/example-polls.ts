import type { Poll } from '@hoa/domain';

const poll: Poll = {
  id: 'poll-open',
  topicId: 'topic-security-lights',
  question: 'Shall we order?',
  options: ['Yes', 'No'],
  voters: 'person',
  isSecret: false,
  showsResult: false,
  lastDay: '2026-03-20',
  closesAt: '2026-03-21T06:00:00.000Z',
  createdAt: '2026-03-01T12:00:00.000Z',
};

/** Polls that tests need beside the samples, which have none. */
export const examplePolls: Poll[] = [
  poll,
  { ...poll, id: 'poll-of-homes', voters: 'home' },
  {
    ...poll,
    id: 'poll-ended',
    lastDay: '2026-03-05',
    closesAt: '2026-03-06T07:00:00.000Z',
  },
];
