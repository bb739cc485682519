import type { FileContent } from '@hoa/shared/data';
import { mimeTypeOf, writeFile } from './files/write-file.ts';

/** What the sample of a file says; the bytes are made of it when somebody downloads one. */
export interface FileText {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly rows?: readonly (readonly string[])[];
}

const association = 'Cedar Hollow Homeowners’ Association';

/** Every sample as a real file of the kind its name promises. */
export function fileContents(texts: readonly FileText[]): FileContent[] {
  return texts.map((text) => {
    const paragraphs = [...text.paragraphs, association];
    const bytes = writeFile(text.name, { ...text, paragraphs });
    return { id: text.id, name: text.name, mimeType: mimeTypeOf(text.name), base64: base64(bytes) };
  });
}

function base64(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}
