import { expect, it } from 'vitest';
import type { Operation } from '../data/operations.ts';
import { type ShownAtOnce, withShownAtOnce } from './shown-at-once.ts';

const rename = (operation: Operation, name: string): ShownAtOnce => ({
  change: (asked) =>
    asked === operation ? (answer) => Object.assign(answer as object, { name }) : undefined,
});
const answered = Object.freeze({ id: 'n1', name: 'as answered' });

it('puts what was shown into an answer that lacks it, the latest last', () => {
  const shown = [rename('profile.get', 'first'), rename('profile.get', 'last')];
  expect(withShownAtOnce(answered, 'profile.get', shown)).toEqual({ id: 'n1', name: 'last' });
  expect(answered.name).toBe('as answered');
});

it('leaves the answers of other operations as they are', () => {
  expect(withShownAtOnce(answered, 'account.get', [rename('profile.get', 'x')])).toBe(answered);
});

it.each([null, undefined, 3])('leaves %s as it is', (answer) => {
  expect(withShownAtOnce(answer, 'profile.get', [rename('profile.get', 'x')])).toBe(answer);
});
