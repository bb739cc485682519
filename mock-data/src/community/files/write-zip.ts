import { crc32 } from './crc32.ts';
import { joinBytes } from './join-bytes.ts';

export interface ZipEntry {
  readonly path: string;
  readonly content: string;
}

/** 1 January 2025, in the format of the time: samples are the same bytes on every day. */
const dosDate = ((2025 - 1980) << 9) | (1 << 5) | 1;
const utf8Names = 0x0800;

/** An archive with its entries uncompressed: what office documents are made of. */
export function writeZip(entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const files: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const entry of entries) {
    const path = encoder.encode(entry.path);
    const content = encoder.encode(entry.content);
    const common = [
      ...word(20),
      ...word(utf8Names),
      ...word(0),
      ...word(0),
      ...word(dosDate),
      ...long(crc32(content)),
      ...long(content.length),
      ...long(content.length),
      ...word(path.length),
      ...word(0),
    ];
    const file = joinBytes([bytes(...long(0x04034b50), ...common), path, content]);
    const attributes = [...word(0), ...word(0), ...word(0), ...long(0), ...long(offset)];
    directory.push(bytes(...long(0x02014b50), ...word(20), ...common, ...attributes), path);
    files.push(file);
    offset += file.length;
  }
  const index = joinBytes(directory);
  const end = bytes(
    ...long(0x06054b50),
    ...long(0),
    ...word(entries.length),
    ...word(entries.length),
    ...long(index.length),
    ...long(offset),
    ...word(0),
  );
  return joinBytes([...files, index, end]);
}

const bytes = (...values: number[]) => Uint8Array.from(values);
const word = (value: number) => [value & 0xff, (value >>> 8) & 0xff];
const long = (value: number) => [...word(value), ...word(value >>> 16)];
