import { describe, expect, it } from 'vitest';
import { optionalText, requiredLine, requiredText } from './field-schemas.ts';
import { excerptOf, foldedText, isWholeText, parseTags } from './written-text.ts';

const invisible = ['\u200b', '\u00ad', '\u2060', '\u3164', '\u2800', '\u202e\u202c', ' \ufeff\t\n'];

describe('text without a visible character', () => {
  it.each(invisible)('%j is missing where a text is required', (text) => {
    expect(requiredText('content-required').safeParse(text).success).toBe(false);
    expect(requiredLine('title-required').safeParse(text).success).toBe(false);
    expect(optionalText().parse(text)).toBe('');
  });

  it.each(['a\u200b', '👩‍👩‍👧', 'नमस्ते', '·', '❤️'])('%j is one with it', (text) => {
    expect(requiredText('content-required').parse(text)).toBe(text);
  });
});

describe('a line', () => {
  it.each([
    ['Ana\nMaría', 'Ana María'],
    ['Leak\r\n\tin A-101', 'Leak in A-101'],
    ['Zoe\u0308', 'Zoë'],
    ['\u202eevil\u202c.exe', 'evil.exe'],
    ['a\u2066b\u2069\u2028c\u0000', 'ab c'],
  ])('%j is stored as %j', (typed, stored) => {
    expect(requiredLine('title-required').parse(typed)).toBe(stored);
  });
});

it('a text of several lines keeps them', () => {
  expect(requiredText('content-required').parse(' One\n\ntwo e\u0301 ')).toBe('One\n\ntwo é');
});

it.each([
  ['Müllerson', 'mullerson'],
  ['Mu\u0308llerson', 'mullerson'],
  ['ZOË', 'zoe'],
  ['Straße', 'strasse'],
  ['Łódź', 'lodz'],
  ['Søren Æbelø', 'soren aebelo'],
  ['İstanbul', 'istanbul'],
  ["O'Brien, O’Brien, O‘Brien, O`Brien, O´Brien", 'obrien, obrien, obrien, obrien, obrien'],
  ['パーティー', 'パーティー'],
  ['होली मिलन', 'होली मिलन'],
])('%s is searched as %s', (text, folded) => {
  expect(foldedText(text)).toBe(folded);
});

it.each([
  ['', []],
  [' , ,', []],
  ['pool, garden ,,  bikes', ['pool', 'garden', 'bikes']],
  ['pool,pool', ['pool']],
])('the tags of %j are %j [5.28]', (text, tags) => {
  expect(parseTags(text)).toEqual(tags);
});

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
