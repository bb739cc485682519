import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanName } from './receive-file.ts';

const png = ['png'];
const jpeg = ['jpg', 'jpeg'];

describe('the name of a file', () => {
  it.each([
    ['leak.png', png, 'leak.png'],
    ['Küche 1.PNG', png, 'Küche 1.png'],
    ['photo.jpeg', jpeg, 'photo.jpeg'],
    ['photo', jpeg, 'photo.jpg'],
    ['page.html', png, 'page.html.png'],
    ['../../etc/passwd', png, 'passwd.png'],
    ['C:\\Users\\ada\\leak.png', png, 'leak.png'],
    ['/', png, 'file.png'],
    ['', png, 'file.png'],
    ['.png', png, 'png.png'],
    ['...png', png, 'png.png'],
    ['.htaccess', png, 'htaccess.png'],
    ['gnp.\u202Egpj.png', png, 'gnp.gpj.png'],
    ['a\u0000b\u001F\r\nc.png', png, 'abc.png'],
    ['zero\u200Bwidth\uFEFF.png', png, 'zerowidth.png'],
    ['line\u2028separator.png', png, 'lineseparator.png'],
    ['what? <b>"x"|*:.png', png, 'what_ _b__x____.png'],
    ['  spaces   and . .png', png, 'spaces and.png'],
    ['con.png', png, '_con.png'],
    ['LPT1', png, '_LPT1.png'],
    ['e\u0301te\u0301.png', png, 'été.png'],
    [`${'é'.repeat(300)}.png`, png, `${'é'.repeat(116)}.png`],
    [`${'😀'.repeat(300)}.png`, png, `${'😀'.repeat(116)}.png`],
  ])('%j with %j becomes %j', (name, extensions, expected) => {
    expect(cleanName(name, extensions)).toBe(expected);
  });

  it('is clean, and stays as it is when it is cleaned again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (name) => {
        const clean = cleanName(name, jpeg);
        expect(clean).toMatch(/^[^\\/<>:"|?*\p{C}]+\.(jpg|jpeg)$/u);
        expect(clean).not.toMatch(/^[. ]/);
        expect([...clean].length).toBeLessThanOrEqual(120);
        expect(cleanName(clean, jpeg)).toBe(clean);
      }),
      { numRuns: 1000 },
    );
  });
});
