import { expect, test } from 'vitest';
import { isAnsweredInPrivate, isBetweenNeighbors, privateReplyId } from './thread-rules.ts';

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

const walt = { uid: 'resident-2', displayName: 'Walt Simmons', role: 'resident' } as const;

test.each([
  ['direct', [rae, walt], true],
  ['direct', [rae, walt, ada], true],
  ['direct', [rae, ada], false],
  // One person in two roles.
  ['direct', [rae, rae], false],
  ['payments', [rae, walt], false],
  ['broadcast', [rae, walt], false],
] as const)('a %s thread of %j is between neighbors: %s', (type, participants, isBetween) => {
  expect(isBetweenNeighbors({ type, participants: [...participants] })).toBe(isBetween);
});

test('each person answers a broadcast in a conversation of their own', () => {
  expect(privateReplyId('thread-1', rae)).not.toBe(privateReplyId('thread-1', ada));
});
