import type { Operation } from '@hoa/api';
import { expect, it } from 'vitest';
import { type OptimisticChange, withOptimisticChanges } from './optimistic-changes.ts';

const rename = (operation: Operation, name: string): OptimisticChange => ({
  change: (asked) =>
    asked === operation ? (answer) => Object.assign(answer as object, { name }) : undefined,
});
const answered = Object.freeze({ id: 'n1', name: 'original' });

it('applies the changes to an answer that lacks them, in order', () => {
  const changes = [rename('profile.get', 'first'), rename('profile.get', 'last')];
  expect(withOptimisticChanges(answered, 'profile.get', changes)).toEqual({
    id: 'n1',
    name: 'last',
  });
  expect(answered.name).toBe('original');
});

it('leaves the answers of other operations as they are', () => {
  expect(withOptimisticChanges(answered, 'account.get', [rename('profile.get', 'x')])).toBe(
    answered,
  );
});

it.each([null, undefined, 3])('leaves the answer %s as it is', (answer) => {
  expect(withOptimisticChanges(answer, 'profile.get', [rename('profile.get', 'x')])).toBe(answer);
});
