import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

const text = 'José Muñoz,“Zoë”\r\n';
const utf16 = (order: 'le' | 'be', mark: boolean) => {
  const bytes = Buffer.from((mark ? '\uFEFF' : '') + text, 'utf16le');
  return order === 'le' ? bytes : bytes.swap16();
};
const windows = Buffer.from(
  [...text].map((letter) => ({ '“': 0x93, '”': 0x94 })[letter] ?? letter.charCodeAt(0)),
);

test.each<[string, Uint8Array]>([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${text}`)],
  ['UTF-16 of Windows', utf16('le', true)],
  ['UTF-16 in the other order', utf16('be', true)],
  ['UTF-16 of Windows without a mark', utf16('le', false)],
  ['UTF-16 in the other order without a mark', utf16('be', false)],
  ['Windows-1252', windows],
])('reads %s', (_, bytes) => {
  expect(decodeText(bytes)).toBe(text);
});

test('reads an empty file', () => {
  expect(decodeText(new Uint8Array())).toBe('');
});
