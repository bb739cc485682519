import { describe, expect, it } from 'vitest';
import { mayOpenTopics, needsApproval } from './topic-openers.ts';

describe('who may open forum topics', () => {
  it.each([
    ['admin', undefined, true],
    ['admin', 'admins', true],
    ['admin', 'residents', true],
    ['resident', undefined, false],
    ['resident', 'admins', false],
    ['resident', 'residents', true],
    ['vendor', undefined, false],
    ['vendor', 'residents', false],
    ['admin', 'residents-after-approval', true],
    ['resident', 'residents-after-approval', true],
    ['vendor', 'residents-after-approval', false],
  ] as const)('a %s, where the association says %s: %s', (role, topicOpeners, isAllowed) => {
    expect(mayOpenTopics({ role }, { topicOpeners }).ok).toBe(isAllowed);
  });

  it('only topics of residents need approval, where the association wants it', () => {
    const approval = { topicOpeners: 'residents-after-approval' } as const;
    expect(needsApproval({ role: 'resident' }, approval)).toBe(true);
    expect(needsApproval({ role: 'admin' }, approval)).toBe(false);
    expect(needsApproval({ role: 'resident' }, { topicOpeners: 'residents' })).toBe(false);
  });
});
