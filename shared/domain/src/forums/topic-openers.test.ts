import { describe, expect, it } from 'vitest';
import { mayOpenTopics } from './topic-openers.ts';

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
  ] as const)('a %s, where the association says %s: %s', (role, topicOpeners, isAllowed) => {
    expect(mayOpenTopics({ role }, { topicOpeners }).ok).toBe(isAllowed);
  });
});
