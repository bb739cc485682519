import { describe, expect, it } from 'vitest';
import { fillText } from '../kernel/refusal.ts';
import { refusalText } from './refusal-text.ts';

describe('fillText', () => {
  it('fills each placeholder with its value', () => {
    expect(fillText('{a} then {b} then {a}', { a: '1', b: '2' })).toBe('1 then 2 then 1');
  });

  it('leaves a placeholder without a value, also one named like an inherited property', () => {
    expect(fillText('{missing} {constructor}', {})).toBe('{missing} {constructor}');
  });
});

describe('refusalText', () => {
  it('names statuses by their labels', () => {
    const params = { from: 'new', to: 'waiting_resident' };
    expect(refusalText({ code: 'status-transition', params })).toBe(
      'Invalid status transition from New to Waiting for Resident',
    );
  });
});
