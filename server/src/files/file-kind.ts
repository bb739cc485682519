import { readFile } from 'node:fs/promises';
import type { pictureTypes } from '@hoa/domain';
import { fileTypeFromFile } from 'file-type';

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The pictures that pages offer to choose, with the extensions of their names. */
const pictures: Readonly<Record<(typeof pictureTypes)[number], readonly string[]>> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'image/avif': ['avif'],
  'image/tiff': ['tiff', 'tif'],
};

/** What can be uploaded, by its content, and the extensions of its names: pictures, PDF and Word documents. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  ...pictures,
  'application/pdf': ['pdf'],
  'application/msword': ['doc'],
  [word]: ['docx'],
};

/** The extensions of everything that can be uploaded, as people are told. */
export const acceptedExtensions = Object.values(kinds)
  .flat()
  .map((extension) => `.${extension}`)
  .join(', ');

export interface FileKind {
  readonly type: string;
  readonly extensions: readonly string[];
}

/** What a file is by its first bytes; undefined for what can't be uploaded. */
export async function kindOfFile(path: string): Promise<FileKind | undefined> {
  const found = await fileTypeFromFile(path);
  const type = found?.mime === 'application/x-cfb' ? await oldOfficeType(path) : found?.mime;
  const extensions = type === undefined ? undefined : kinds[type];
  return type === undefined || !extensions ? undefined : { type, extensions };
}

/** The name of the stream that holds the text of a Word document. */
const wordStream = Buffer.from('WordDocument\0', 'utf16le');

/** Installers and spreadsheets have the same first bytes as old Word documents. */
async function oldOfficeType(path: string): Promise<string | undefined> {
  return (await readFile(path)).includes(wordStream) ? 'application/msword' : undefined;
}
