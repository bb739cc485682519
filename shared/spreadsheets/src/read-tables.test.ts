import { readCsv } from '@hoa/use-cases/people/read-csv';
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it, test } from 'vitest';
import { readTables } from './read-tables.ts';
import { type AWorkbook, aWorkbook, textRows, workbookFiles } from './testing/a-workbook.ts';

const strings = [
  '<si><t>North 101</t></si>',
  '<si><r><t>Jo</t></r><r><t>sé</t></r><rPh sb="0" eb="1"><t>read aloud</t></rPh></si>',
].join('');
const formats = ['yyyy-mm-dd', 'd/m/yy h:mm', '00000', '0.00', '@', '[$-409]mmmm d, yyyy'];

async function cellOf(xml: string, more: Partial<AWorkbook> = {}): Promise<string> {
  const sheets = { Homes: `<row r="1">${xml}</row>` };
  const [table] = await readTables(aWorkbook({ sheets, formats, strings, ...more }));
  return (table?.csv ?? '').replace(/^"|"$/g, '');
}

describe('a cell of a workbook', () => {
  test.each([
    ['a whole number', '<c r="A1"><v>101</v></c>', '101'],
    ['a fraction', '<c r="A1"><v>1.5</v></c>', '1.5'],
    [
      'a fraction that binary numbers only approach',
      '<c r="A1"><v>0.30000000000000004</v></c>',
      '0.3',
    ],
    ['a number with two decimal places', '<c r="A1" s="4"><v>1.125</v></c>', '1.125'],
    ['a long number', '<c r="A1"><v>3.035551001E9</v></c>', '3035551001'],
    ['a number with leading zeros', '<c r="A1" s="3"><v>1234</v></c>', '01234'],
    ['a text of digits', '<c r="A1" s="5" t="inlineStr"><is><t>007</t></is></c>', '007'],
    ['a shared text', '<c r="A1" t="s"><v>0</v></c>', 'North 101'],
    ['a text in several fonts', '<c r="A1" t="s"><v>1</v></c>', 'José'],
    [
      'a line break',
      '<c r="A1" t="inlineStr"><is><t>PO Box 88\nAspen</t></is></c>',
      'PO Box 88 Aspen',
    ],
    ['a formula of a number', '<c r="A1"><f>100+1</f><v>101</v></c>', '101'],
    [
      'a formula of a text',
      '<c r="A1" t="str"><f>"North"&amp;" 1"</f><v>North 1</v></c>',
      'North 1',
    ],
    ['a formula without a value', '<c r="A1"><f>100+1</f></c>', ''],
    ['yes or no', '<c r="A1" t="b"><v>1</v></c>', 'TRUE'],
    ['an error', '<c r="A1" t="e"><v>#N/A</v></c>', '#N/A'],
    ['a day', '<c r="A1" s="1"><v>43525</v></c>', '2019-03-01'],
    ['a day in words', '<c r="A1" s="6"><v>43525</v></c>', '2019-03-01'],
    ['a day with a time', '<c r="A1" s="2"><v>43525.99</v></c>', '2019-03-01'],
    ['a formula of a day', '<c r="A1" s="1"><f>A2</f><v>43525</v></c>', '2019-03-01'],
    [
      'the day after the leap day that 1900 did not have',
      '<c r="A1" s="1"><v>61</v></c>',
      '1900-03-01',
    ],
    ['the first day', '<c r="A1" s="1"><v>1</v></c>', '1900-01-01'],
    ['a day as text in ISO format', '<c r="A1" t="d"><v>2019-03-01</v></c>', '2019-03-01'],
  ])('with %s', async (_, xml, text) => {
    expect(await cellOf(xml)).toBe(text);
  });

  test.each(['date1904="1"', 'date1904="true"'])(
    'with a day counted from 1904 (%s)',
    async (properties) => {
      expect(await cellOf('<c r="A1" s="1"><v>42063</v></c>', { properties })).toBe('2019-03-01');
    },
  );
});

describe('the rows of a workbook', () => {
  it('keep their numbers, and end with the last cell with a value', async () => {
    const homes =
      '<row r="2"><c r="B2"><v>1</v></c><c r="C2" s="1"/></row><row r="4"><c r="A4"><v>2</v></c></row>' +
      '<row r="90"><c r="Z90" s="1"/></row>';
    expect(await readTables(aWorkbook({ sheets: { Homes: homes }, formats }))).toEqual([
      { name: 'Homes', csv: '\n,1\n\n2' },
    ]);
  });

  it('are those of each visible sheet with content', async () => {
    const one = textRows([['1']]);
    const sheets = { Cover: '', Homes: one, Old: one, People: one };
    const tables = await readTables(aWorkbook({ sheets, hidden: ['Old'] }));
    expect(tables.map(({ name }) => name)).toEqual(['Homes', 'People']);
    expect(await readTables(aWorkbook({ sheets: { Cover: '', Back: '' } }))).toEqual([
      { name: 'Cover', csv: '' },
    ]);
  });

  it('are what the reader of CSV files reads', async () => {
    const text = fc.string({ unit: fc.constantFrom(...'ab ,;"\'\t\n&<0=é') });
    const table = fc.array(fc.array(text, { minLength: 3, maxLength: 3 }), { minLength: 1 });
    const format = {
      columns: ['sep=;', 'b; or c; or d', 'c'],
      required: [],
      otherNames: {},
      readLine: (line: number, cells: object) => ({ line, cells }),
    } as const;
    const header = ['Sep=;', 'b; or c; or d', 'c'];
    const plain = (cell: string) => cell.replace(/\n+/g, ' ');
    await fc.assert(
      fc.asyncProperty(table, async (rows) => {
        const [sheet] = await readTables(
          aWorkbook({ sheets: { All: textRows([header, ...rows]) } }),
        );
        const { lines, refused } = await readCsv({ csv: sheet?.csv ?? '' }, 'uid', format);
        expect(refused).toEqual([]);
        const filled = rows
          .map(([a = '', b = '', c = ''], at) => ({
            line: at + 2,
            cells: { 'sep=;': plain(a), 'b; or c; or d': plain(b), c: plain(c) },
          }))
          .filter(({ cells }) => Object.values(cells).some((cell) => cell.trim() !== ''));
        expect(lines).toEqual(filled);
      }),
      { numRuns: 100 },
    );
  });
});

describe('a file that is refused', () => {
  const workbook = aWorkbook({ sheets: { Homes: textRows([['North 101']]) } });
  const ole = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
  const utf16 = (text: string) => [...text].flatMap((letter) => [letter.charCodeAt(0), 0]);
  const files = workbookFiles({ sheets: { Homes: '' } });
  /** Returns a workbook with shared strings of many zeros. */
  const bomb = (size: number) =>
    zipSync({ ...files, 'xl/sharedStrings.xml': new Uint8Array(size) });
  const padded = { ...files, 'xl/sharedStrings.xml': strToU8('<sst/>'.padEnd(54_321)) };
  /** Returns an archive that states another size where it stated the given one. */
  const understated = (bytes: Uint8Array<ArrayBuffer>, size: number, stated: number) => {
    const view = new DataView(bytes.buffer);
    for (let at = 0; at < bytes.length - 3; at += 1) {
      if (view.getUint32(at, true) === size) view.setUint32(at, stated, true);
    }
    return bytes;
  };
  const changed = (bytes: Uint8Array) => {
    const at = new TextDecoder('latin1').decode(bytes).indexOf('<sheetData');
    bytes.set([0x78], at + 1);
    return bytes;
  };

  test.each([
    ['an old workbook', Uint8Array.from([...ole, ...utf16('Workbook')]), 'old-excel'],
    ['an encrypted workbook', Uint8Array.from([...ole, ...utf16('EncryptedPackage')]), 'encrypted'],
    ['half a workbook', workbook.subarray(0, workbook.length / 2), 'damaged'],
    ['another archive', zipSync({ 'notes.txt': strToU8('notes') }), 'damaged'],
    ['a workbook with another letter', changed(zipSync(files, { level: 0 })), 'damaged'],
    ['a workbook that states no size', understated(zipSync(padded), 54_321, 0), 'damaged'],
    [
      'a workbook that states too small a size',
      understated(bomb(2 ** 27), 2 ** 27, 100),
      'damaged',
    ],
    ['a small archive of large files', bomb(33 * 1024 ** 2), 'too-large'],
  ] as const)('%s', async (_, bytes, problem) => {
    await expect(readTables(bytes)).rejects.toMatchObject({ problem });
  });
});

it('a file that is no workbook is read as CSV', async () => {
  const csv = 'home\nNorth 101\n';
  expect(await readTables(strToU8(csv))).toEqual([{ name: '', csv }]);
});
