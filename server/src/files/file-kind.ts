import { open, readFile } from 'node:fs/promises';
import { isAcceptedType, type pictureTypes, type ValidationCode } from '@hoa/domain';
import { fileTypeFromFile } from 'file-type';

const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The image types that file inputs of the pages accept, with their extensions. */
const pictures: Readonly<Record<(typeof pictureTypes)[number], readonly string[]>> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'image/avif': ['avif'],
  'image/tiff': ['tiff', 'tif'],
};

/** The content types that an upload may have, with their extensions; `accept` of the upload limits them further. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  ...pictures,
  'image/heic': ['heic', 'heif'],
  'application/pdf': ['pdf'],
  'application/msword': ['doc'],
  [word]: ['docx'],
  [workbook]: ['xlsx'],
  'text/csv': ['csv'],
  'text/plain': ['txt'],
};

/** Image types that few browsers support, and the types that they are converted to. */
const storedAs: Readonly<Record<string, keyof typeof pictures>> = { 'image/heic': 'image/jpeg' };

/** Returns the list of accepted extensions for error messages. */
export function acceptedExtensions(accept: readonly string[]): string {
  return Object.entries(kinds)
    .flatMap(([type, extensions]) =>
      extensions.map((extension) => ({ type, name: `.${extension}` })),
    )
    .filter(({ type, name }) => isAcceptedType({ type, name: `file${name}` }, accept))
    .map(({ name }) => name)
    .join(', ');
}

export interface FileKind {
  /** The content type, detected from the file's content. */
  readonly type: string;
  readonly extensions: readonly string[];
  /** The content type after conversion, with its extensions. */
  readonly stored: { readonly type: string; readonly extensions: readonly string[] };
}

/**
 * Detects the kind of a file from its content, or returns why it can't be uploaded. Only the name tells a CSV file from
 * another text.
 */
export async function kindOfFile(path: string, name: string): Promise<FileKind | ValidationCode> {
  const type = (await typeOfFile(path)) || (await textType(path, name));
  if (isAnimation(type)) return 'picture-animation';
  if ([word, workbook].includes(type) && !(await readFile(path)).includes(endOfArchive))
    return 'file-damaged';
  const extensions = kinds[type];
  if (!extensions) return 'file-type';
  const storedType = storedAs[type] ?? type;
  const stored = { type: storedType, extensions: kinds[storedType] ?? [] };
  return { type, extensions, stored };
}

/** The last record of a ZIP archive, which is the format of Word documents and workbooks. */
const endOfArchive = Buffer.from('PK\x05\x06', 'latin1');

async function typeOfFile(path: string): Promise<string> {
  const { mime } = (await fileTypeFromFile(path)) ?? {};
  if (mime === undefined) return (await isLatePdf(path)) ? 'application/pdf' : '';
  if (mime === 'application/x-cfb') return oldOfficeType(path);
  if (mime === 'image/heif') return 'image/heic';
  if (mime === 'image/avif' && (await firstBytes(path, 12)).endsWith('avis')) return 'image/avis';
  return mime;
}

/** Returns the type of a text without control characters, or ''. */
async function textType(path: string, name: string): Promise<string> {
  const extension = /\.(csv|txt)$/i.exec(name)?.[1]?.toLowerCase();
  if (!extension) return '';
  const bytes = await readFile(path);
  // Tab, line feed, form feed and carriage return are parts of texts.
  const isText = bytes.every((byte) => byte >= 32 || [9, 10, 12, 13].includes(byte));
  if (!isText) return '';
  return extension === 'csv' ? 'text/csv' : 'text/plain';
}

/** Animated formats of which only the first frame could be kept. */
const isAnimation = (type: string) =>
  ['image/apng', 'image/avis', 'image/heic-sequence', 'image/heif-sequence'].includes(type);

const pdfHeader = '%PDF-';

/** PDF readers accept up to 1,024 bytes before the header, which printers, mail clients and web servers may add. */
async function isLatePdf(path: string): Promise<boolean> {
  return (await firstBytes(path, 1024 + pdfHeader.length)).includes(pdfHeader);
}

async function firstBytes(path: string, length: number): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await file.close();
  }
}

/** The name of the stream that contains the text of a Word document. */
const wordStream = Buffer.from('WordDocument\0', 'utf16le');

/** Old Word documents start with the same bytes as installers and spreadsheets. */
async function oldOfficeType(path: string): Promise<string> {
  return (await readFile(path)).includes(wordStream) ? 'application/msword' : '';
}
