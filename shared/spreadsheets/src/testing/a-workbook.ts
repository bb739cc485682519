import { strToU8, zipSync } from 'fflate';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';

export interface AWorkbook {
  /** The XML of the rows by the name of the sheet; see `textRows`. */
  readonly sheets: Readonly<Record<string, string>>;
  readonly hidden?: readonly string[];
  /** The attributes of the workbook's properties. */
  readonly properties?: string;
  /** The number formats of the styles 1, 2 and so on. */
  readonly formats?: readonly string[];
  /** The XML of the shared strings. */
  readonly strings?: string;
}

/** Returns the parts of an Excel workbook by their paths, with the cells given as XML. */
export function workbookFiles(workbook: AWorkbook): Record<string, Uint8Array> {
  const { sheets, hidden = [], properties = '', formats = [], strings = '' } = workbook;
  const names = Object.keys(sheets);
  const part = (id: number | string, type: string, target: string) =>
    `<Relationship Id="r${id}" Type="${relations}/${type}" Target="${target}"/>`;
  const list = names.map((name, at) => {
    const state = hidden.includes(name) ? ' state="hidden"' : '';
    return `<sheet name="${name}" sheetId="${at + 1}" r:id="r${at}"${state}/>`;
  });
  const parts = names.map((_, at) => part(at, 'worksheet', `worksheets/sheet${at}.xml`));
  const codes = formats.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${code}"/>`);
  const styles = formats.map((_, at) => `<xf numFmtId="${164 + at}"/>`);
  const files = {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packages}/relationships">${part('', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><workbookPr ${properties}/><sheets>${list.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships">${parts.join('')}${part('t', 'styles', 'styles.xml')}${part('s', 'sharedStrings', 'sharedStrings.xml')}</Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts>${codes.join('')}</numFmts><cellXfs><xf numFmtId="0"/>${styles.join('')}</cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst xmlns="${main}">${strings}</sst>`,
    ...Object.fromEntries(
      Object.values(sheets).map((rows, at) => [
        `xl/worksheets/sheet${at}.xml`,
        `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
      ]),
    ),
  };
  return Object.fromEntries(Object.entries(files).map(([path, xml]) => [path, strToU8(xml)]));
}

/** Returns an Excel workbook with the cells given as XML. */
export function aWorkbook(workbook: AWorkbook): Uint8Array<ArrayBuffer> {
  return zipSync(workbookFiles(workbook));
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;' };

/** Returns the XML of rows of text cells. */
export function textRows(rows: readonly (readonly string[])[]): string {
  const cell = (text: string) =>
    `<c t="inlineStr"><is><t xml:space="preserve">${text.replace(/[&<]/g, (letter) => escapes[letter] ?? '')}</t></is></c>`;
  return rows.map((cells) => `<row>${cells.map(cell).join('')}</row>`).join('');
}
