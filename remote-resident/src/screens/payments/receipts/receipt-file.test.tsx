import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { receiptFile } from './receipts.ts';

const receipt = {
  language: 'en',
  association: 'Cedar Hollow',
  title: 'Receipt',
  facts: [
    { term: 'Confirmation number', value: 'CH-052046' },
    { term: 'Total', value: '$151.50' },
  ],
  note: 'Please keep this receipt for your records.',
};

describe('a receipt’s file', () => {
  it("is a complete page with the payment's details", () => {
    const page = opened(receiptFile(receipt));
    expect(page.documentElement.lang).toBe('en');
    expect(page.title).toBe('Receipt · Cedar Hollow');
    expect(page.querySelector('h1')?.textContent).toBe('Receipt');
    expect([...page.querySelectorAll('tr')].map((row) => row.textContent)).toEqual([
      'Confirmation numberCH-052046',
      'Total$151.50',
    ]);
  });

  it('has no external resources and no scripts', () => {
    const page = opened(receiptFile(receipt));
    expect(page.querySelectorAll('script, link, img, iframe, [src], [href]')).toHaveLength(0);
  });

  it('escapes any text', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(
        '<script>alert(1)</script>',
        '"><img src=x onerror=alert(1)>',
        '</title><svg onload=alert(1)>',
        '&lt;b&gt;',
        '</td></table><style>*{}</style>',
      ),
    );
    fc.assert(
      fc.property(hostile, hostile, (term, value) => {
        const page = opened(receiptFile({ ...receipt, facts: [{ term, value }], note: value }));
        expect(page.querySelectorAll('*')).toHaveLength(elementsOfOneFact);
        const [head, cell] = page.querySelectorAll('th, td');
        expect([head?.textContent, cell?.textContent]).toEqual([read(term), read(value)]);
      }),
    );
  });
});

const elementsOfOneFact = opened(
  receiptFile({ ...receipt, facts: [{ term: 'a', value: 'b' }] }),
).querySelectorAll('*').length;

function opened(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

/** The input preprocessing of HTML parsers. */
function read(text: string): string {
  return text.replace(/\r\n?/g, '\n').replaceAll('\0', '');
}
