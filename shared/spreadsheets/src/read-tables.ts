import { decodeText } from '@hoa/domain/people';
import { FileRefusal, type FileTable } from './file-table.ts';

export { type FileProblem, FileRefusal, type FileTable } from './file-table.ts';

/**
 * Reads a CSV file or the visible sheets with content of an Excel workbook, at least one table. Rejects with a
 * `FileRefusal`.
 */
export async function readTables(bytes: Uint8Array): Promise<FileTable[]> {
  if (startsWith(bytes, oleSignature)) {
    throw new FileRefusal(isEncrypted(bytes) ? 'encrypted' : 'old-excel');
  }
  if (!startsWith(bytes, zipSignature)) return [{ name: '', csv: decodeText(bytes) }];
  // The reader is many times larger than the rest.
  const { readWorkbook } = await import('./read-workbook.ts');
  return readWorkbook(bytes);
}

const zipSignature = [0x50, 0x4b, 0x03, 0x04];

/** The container of .xls files and of encrypted workbooks. */
const oleSignature = [0xd0, 0xcf, 0x11, 0xe0];

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, at) => bytes[at] === byte);
}

/** True if the container has a stream of this name, which is written in UTF-16. */
function isEncrypted(bytes: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(bytes).includes([...'EncryptedPackage'].join('\0'));
}
