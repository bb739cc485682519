import { expect, it } from 'vitest';
import { fileDate } from './DocumentItem.tsx';

const now = new Date(2026, 10, 24);

it('leaves out the year of today', () => {
  expect(fileDate('2026-11-17T12:00', 'en', now)).toBe('Nov 17');
});

it('says another year', () => {
  expect(fileDate('2025-11-19T12:00', 'en', now)).toBe('Nov 19, 2025');
});
