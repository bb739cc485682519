import { expect, test } from 'vitest';
import { isAnsweredInPrivate, privateReplyId } from './thread-rules.ts';

const ada = { uid: 'admin-1', displayName: 'Ada Moss', role: 'admin' } as const;
const rae = { uid: 'resident-1', displayName: 'Rae Whitcomb', role: 'resident' } as const;

test.each([
  ['broadcast', [ada], rae, true],
  ['broadcast', [ada], ada, false],
  ['direct', [ada, rae], rae, false],
  ['payments', [ada], rae, false],
] as const)(
  'in a %s thread of %j a reply of %j is private: %s',
  (type, participants, who, isPrivate) => {
    expect(isAnsweredInPrivate({ type, participants: [...participants] }, who)).toBe(isPrivate);
  },
);

test('each person answers a broadcast in a conversation of their own', () => {
  expect(privateReplyId('thread-1', rae)).not.toBe(privateReplyId('thread-1', ada));
});
