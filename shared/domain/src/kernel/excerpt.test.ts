import { expect, it } from 'vitest';
import { excerptOf, isWholeText } from './excerpt.ts';

it.each(['', 'Short', 'a'.repeat(500)])('a short text is its own excerpt', (text) => {
  expect(excerptOf(text)).toBe(text);
});

it('a long text is cut, never within a character, and known as cut', () => {
  const cut = excerptOf('🚰'.repeat(5000));
  expect(cut).toBe(`${'🚰'.repeat(250)}…`);
  expect(excerptOf(`a${'🚰'.repeat(5000)}`)).toBe(`a${'🚰'.repeat(249)}…`);
  expect(isWholeText(cut)).toBe(false);
  expect(isWholeText(excerptOf('Short'))).toBe(true);
});
