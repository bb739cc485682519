import type { DocumentText } from './document-text.ts';
import { writeDocx, writeXlsx } from './write-office.ts';
import { writePdf } from './write-pdf.ts';
import { writePng } from './write-png.ts';
import { writeZip } from './write-zip.ts';

const officePrefix = 'application/vnd.openxmlformats-officedocument';

/** MIME types by what a file's name ends with; anything else is written as plain text. */
const mimeTypes: Record<string, string> = {
  pdf: 'application/pdf',
  docx: `${officePrefix}.wordprocessingml.document`,
  xlsx: `${officePrefix}.spreadsheetml.sheet`,
  csv: 'text/csv',
  png: 'image/png',
  zip: 'application/zip',
};

/** The MIME type a name promises. */
export function mimeTypeOf(name: string): string {
  return mimeTypes[extensionOf(name)] ?? 'text/plain';
}

/** The bytes of a real file of the kind its name promises, which a person can open. */
export function writeFile(name: string, text: DocumentText): Uint8Array<ArrayBuffer> {
  switch (extensionOf(name)) {
    case 'pdf':
      return writePdf(text);
    case 'docx':
      return writeDocx(text);
    case 'xlsx':
      return writeXlsx(text);
    case 'png':
      return writePng(name);
    case 'csv':
      return encode(
        (text.rows ?? [[text.title]]).map((row) => row.map(quote).join(',')).join('\r\n'),
      );
    case 'zip':
      return writeZip([{ path: 'Read me.txt', content: plain(text) }]);
    default:
      return encode(plain(text));
  }
}

function plain({ title, paragraphs }: DocumentText): string {
  return `${[title, ...paragraphs].join('\n\n')}\n`;
}

function quote(value: string): string {
  return /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}

const extensionOf = (name: string) => name.slice(name.lastIndexOf('.') + 1).toLowerCase();
const encode = (text: string) => new TextEncoder().encode(text);
