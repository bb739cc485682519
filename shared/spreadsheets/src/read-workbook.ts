import { unzipSync } from 'fflate';
import { type Cell, type CellValue, readXlsx, type Sheet } from 'hucre/xlsx';
import { FileRefusal, type FileTable } from './file-table.ts';

/** The maximum size of all files in a workbook. */
const maxBytes = 32 * 1024 ** 2;

/** Reads the visible sheets with content, or the first sheet if all are empty. Rejects with a `FileRefusal`. */
export async function readWorkbook(bytes: Uint8Array): Promise<FileTable[]> {
  assertSmall(bytes);
  const { sheets } = await readXlsx(bytes, {
    readStyles: true,
    sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden,
  }).catch((cause: unknown) => {
    throw new FileRefusal('damaged', { cause });
  });
  const [first, ...others] = sheets.map((sheet) => ({ name: sheet.name, csv: csvOf(sheet) }));
  if (!first) throw new FileRefusal('damaged');
  const filled = [first, ...others].filter(({ csv }) => csv !== '');
  return filled.length > 0 ? filled : [first];
}

/**
 * Checks the sizes that the archive states, before anything is inflated. The reader inflates no file beyond a stated size
 * above zero.
 */
function assertSmall(bytes: Uint8Array): void {
  let total = 0;
  try {
    unzipSync(bytes, {
      filter({ name, size, originalSize }) {
        if (!name.endsWith('/') && size * originalSize === 0) throw new FileRefusal('damaged');
        total += originalSize;
        return false;
      },
    });
  } catch (cause) {
    throw cause instanceof FileRefusal ? cause : new FileRefusal('damaged', { cause });
  }
  if (total > maxBytes) throw new FileRefusal('too-large');
}

/** Returns the rows as lines with the same numbers; '' if no cell has a value. */
function csvOf({ rows, cells }: Sheet): string {
  const lines = rows.map((row, line) => {
    const texts = row.map((value, column) => textOf(value, cells?.get(`${line},${column}`)));
    const length = texts.findLastIndex((text) => text !== '') + 1;
    return texts.slice(0, length).map(quoted).join(',');
  });
  return lines.slice(0, lines.findLastIndex((line) => line !== '') + 1).join('\n');
}

/** The digits that Excel keeps of a number. */
const digits = 15;

/** Returns a value as people see it, but dates in ISO format and numbers in full. */
function textOf(value: CellValue, cell: Cell | undefined): string {
  if (value === null) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value === 'number') {
    const text = String(Number(value.toPrecision(digits)));
    const format = cell?.style?.numFmt ?? '';
    // The format of ZIP codes and numbers of units with leading zeros.
    return /^0+$/.test(format) ? text.padStart(format.length, '0') : text;
  }
  return typeof value === 'boolean' ? String(value).toUpperCase() : value;
}

/** Quotes what separates cells or lines. A line break in a cell would change the numbers of the lines. */
function quoted(text: string): string {
  const line = text.replace(/[\r\n]+/g, ' ');
  return /[",;\t]|^sep=/i.test(line) ? `"${line.replaceAll('"', '""')}"` : line;
}
