import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writtenText } from './written-text.ts';

const own = ['portal@portal.example', 'Cedar Hollow'];
const quoted = '> Hello Rae,\n>\n> Roof repair\n>\n> Sent by the portal of Cedar Hollow.';
const introduction = 'On Tue, Nov 3, 2026 at 10:00 AM Cedar Hollow <portal@portal.example> wrote:';
const header = [
  'From: Cedar Hollow <portal@portal.example>',
  'Sent: Tuesday, November 3, 2026 10:00 AM',
  'To: Rae Whitcomb <rae@example.org>',
  'Subject: New message',
].join('\n');

describe('keeps the words of the person', () => {
  it.each([
    ['after a closing formula', 'Cheers,\nRae\n\nPS: bring the key'],
    ['after a line of dashes', 'Monday\n----\nTuesday'],
    ['that begin like an introduction', 'On Tuesday at 9 I wrote:\nthe key is with Walt'],
    ['that begin like a quote', 'How many come?\n> 50'],
    ['that quote another mail', `Walt said:\n\nFrom: Walt\nTo: Rae\nSubject: Key\nHere it is.`],
    ['that end like the signature of a program', 'The key:\n\nSent from the shop on Monday'],
    ['between quotes', `> Roof repair\n\nYes.\n\n> Sent by the portal of Cedar Hollow.\n\nThanks.`],
    ['below a header that nothing precedes', `${header}\n\nRoof repair?\n\nYes.`],
  ])('%s', (_what, text) => {
    expect(writtenText(text, own)).toBe(text);
  });
});

describe('cuts what a mail program adds', () => {
  it.each([
    ['a quote with its introduction', `Yes.\n\n${introduction}\n\n${quoted}`],
    ['an introduction within the quote', `Yes.\n\n> ${introduction}\n${quoted}`],
    ['an introduction over two lines', `Yes.\n\n${introduction.replace(' <', '\n<')}\n\n${quoted}`],
    ['an introduction without a quote', `Yes.\n\n${introduction}`],
    ['a quote without an introduction', `Yes.\n\n${quoted}`],
    [
      'a quoted mail with its header',
      `Yes.\n\n-----Original Message-----\n${header}\n\nRoof repair`,
    ],
    ['a header in bold', `Yes.\n\n${header.replaceAll(/^(\w+:)/gm, '*$1*')}\n\nRoof repair`],
    [
      'a signature after its marker',
      `Yes.\n\n-- \nRae Whitcomb\nUnit 12\n\n${introduction}\n${quoted}`,
    ],
    ['the signature of a phone', `Yes.\n\nSent from my iPhone\n\n${introduction}\n${quoted}`],
    ['a signature below the quote', `Yes.\n\n${introduction}\n${quoted}\n\nSent from my iPhone`],
    ['the quote above an answer', `${introduction}\n\n${quoted}\n\nYes.`],
    ['line breaks of Windows', `Yes.\r\n\r\n${introduction}\r\n${quoted.replaceAll('\n', '\r\n')}`],
  ])('%s', (_what, text) => {
    expect(writtenText(text, own)).toBe('Yes.');
  });
});

const words = fc
  .array(fc.stringMatching(/^[a-zäéñß]{1,9}$/), { minLength: 1, maxLength: 8 })
  .map((each) => each.join(' '));
const ends = [
  `\n\n${introduction}\n\n${quoted}`,
  `\n\n> ${introduction}\n${quoted}`,
  `\n\n________________________________\n${header}\n\nRoof repair`,
  `\n\nSent from my iPhone\n\n${introduction}\n\n${quoted}`,
];

it('keeps every word of an answer, whatever follows it', () => {
  fc.assert(
    fc.property(
      fc.array(words, { minLength: 1, maxLength: 6 }),
      fc.constantFrom(...ends),
      (paragraphs, end) => {
        const answer = paragraphs.join('\n\n');
        expect(writtenText(answer + end, own)).toBe(answer);
      },
    ),
    { numRuns: 500 },
  );
});

it.each([
  'On 1 wrote '.repeat(50_000),
  '>'.repeat(500_000),
  ': '.repeat(250_000),
  '\n'.repeat(500_000),
  '-- \n'.repeat(125_000),
  'Sent from my iPhone\n'.repeat(25_000),
  'From: a\nTo: b\nSent: c\n'.repeat(20_000),
])('reads hostile text within the time of a test', (text) => {
  expect(() => writtenText(text, own)).not.toThrow();
});
