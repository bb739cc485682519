import { fetched, PortalError } from '@hoa/api';
import type { FileStore, StoredFile } from '@hoa/use-cases';
import names from '../samples/file-names.json';

const officePrefix = 'application/vnd.openxmlformats-officedocument';

const mimeTypes: Record<string, string> = {
  csv: 'text/csv',
  docx: `${officePrefix}.wordprocessingml.document`,
  pdf: 'application/pdf',
  png: 'image/png',
  txt: 'text/plain',
  xlsx: `${officePrefix}.spreadsheetml.sheet`,
  zip: 'application/zip',
};

const files = names as readonly Omit<StoredFile, 'mimeType'>[];

/** Every sample file with the record it is attached to and its MIME type. */
export const sampleDocuments: readonly StoredFile[] = files.map((file) => ({
  ...file,
  mimeType: mimeTypes[extensionOf(file.name)] ?? 'application/octet-stream',
}));

/** The content of the sample files, each fetched when it is downloaded. */
export const sampleDocumentStore: Pick<FileStore, 'read'> = {
  async read(id) {
    const document = sampleDocuments.find((each) => each.id === id);
    const address = sampleDocumentAddress(id);
    if (!document || !address) return undefined;
    const { name, mimeType } = document;
    const answer = await fetched(fetch(address));
    if (!answer.ok) throw new PortalError('network');
    return new File([await fetched(answer.blob())], name, { type: mimeType });
  },
};

/** Returns the URL of a sample file; undefined for other ids. */
export function sampleDocumentAddress(id: string): string | undefined {
  const document = sampleDocuments.find((each) => each.id === id);
  if (!document) return undefined;
  const extension = extensionOf(document.name);
  return new URL(`../samples/files/documents/${id}.${extension}`, import.meta.url).href;
}

function extensionOf(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}
