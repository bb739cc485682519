import type { DocumentText } from './document-text.ts';
import { writeZip } from './write-zip.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const openXml = 'http://schemas.openxmlformats.org';
const officeRelations = `${openXml}/officeDocument/2006/relationships`;

/** A Word document: the title in bold, then the paragraphs. */
export function writeDocx({ title, paragraphs }: DocumentText): Uint8Array<ArrayBuffer> {
  const body = paragraphs
    .flatMap((text) => text.split('\n'))
    .map((text) => `<w:p><w:r><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r></w:p>`);
  const heading = `<w:p><w:r><w:rPr><w:b/><w:sz w:val="36"/></w:rPr><w:t>${escapeXml(title)}</w:t></w:r></w:p>`;
  const main = `${declaration}<w:document xmlns:w="${openXml}/wordprocessingml/2006/main"><w:body>${heading}${body.join('')}</w:body></w:document>`;
  return office('word/document.xml', 'wordprocessingml.document', [
    { path: 'word/document.xml', content: main },
  ]);
}

/** An Excel workbook of one sheet: the rows, or the paragraphs one below another. */
export function writeXlsx({ paragraphs, rows }: DocumentText): Uint8Array<ArrayBuffer> {
  const cells = (rows ?? paragraphs.map((text) => [text]))
    .map((row) => `<row>${row.map(cell).join('')}</row>`)
    .join('');
  const namespace = `${openXml}/spreadsheetml/2006/main`;
  return office('xl/workbook.xml', 'spreadsheetml.sheet', [
    {
      path: 'xl/workbook.xml',
      content: `${declaration}<workbook xmlns="${namespace}" xmlns:r="${officeRelations}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      path: 'xl/_rels/workbook.xml.rels',
      content: relations('worksheet', 'worksheets/sheet1.xml'),
    },
    {
      path: 'xl/worksheets/sheet1.xml',
      content: `${declaration}<worksheet xmlns="${namespace}"><sheetData>${cells}</sheetData></worksheet>`,
    },
  ]);
}

function office(main: string, kind: string, parts: { path: string; content: string }[]) {
  const prefix = 'application/vnd.openxmlformats-officedocument';
  const sheet = kind.startsWith('spreadsheet')
    ? `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${prefix}.spreadsheetml.worksheet+xml"/>`
    : '';
  const types = `${declaration}<Types xmlns="${openXml}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/${main}" ContentType="${prefix}.${kind}.main+xml"/>${sheet}</Types>`;
  return writeZip([
    { path: '[Content_Types].xml', content: types },
    { path: '_rels/.rels', content: relations('officeDocument', main) },
    ...parts,
  ]);
}

function relations(type: string, target: string): string {
  return `${declaration}<Relationships xmlns="${openXml}/package/2006/relationships"><Relationship Id="rId1" Type="${officeRelations}/${type}" Target="${target}"/></Relationships>`;
}

function cell(text: string): string {
  if (text !== '' && Number.isFinite(Number(text))) return `<c><v>${Number(text)}</v></c>`;
  return `<c t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
