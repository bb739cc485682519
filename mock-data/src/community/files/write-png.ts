import { crc32 } from './crc32.ts';
import { joinBytes } from './join-bytes.ts';

const width = 480;
const height = 320;

/** A quiet landscape of sky, hill and water in three colours, chosen by the seed. */
export function writePng(seed: string): Uint8Array<ArrayBuffer> {
  const tint = [...seed].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 48;
  const palette = bytes(206 - tint, 222, 232, 74, 112 + tint, 84, 128, 160 + tint, 176);
  return joinBytes([
    bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', bytes(...long(width), ...long(height), 2, 3, 0, 0, 0)),
    chunk('PLTE', palette),
    chunk('IDAT', uncompressed(landscape(tint))),
    chunk('IEND', bytes()),
  ]);
}

/** Rows of palette indices, two bits each, with the filter byte that starts a row. */
function landscape(tint: number): Uint8Array {
  const rowLength = 1 + width / 4;
  const rows = new Uint8Array(rowLength * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const hill = 170 + 40 * Math.sin((x + tint * 9) / 90);
      const colour = y < hill ? 0 : y < 260 ? 1 : 2;
      const at = y * rowLength + 1 + (x >> 2);
      rows[at] = (rows[at] ?? 0) | (colour << (6 - 2 * (x & 3)));
    }
  }
  return rows;
}

/** A zlib stream of stored blocks, each at most 65535 bytes. */
function uncompressed(data: Uint8Array): Uint8Array {
  const blocks: Uint8Array[] = [bytes(0x78, 0x01)];
  for (let start = 0; start < data.length; start += 0xffff) {
    const block = data.subarray(start, start + 0xffff);
    const last = start + 0xffff >= data.length ? 1 : 0;
    const { length } = block;
    blocks.push(
      bytes(last, length & 0xff, length >>> 8, ~length & 0xff, (~length >>> 8) & 0xff),
      block,
    );
  }
  blocks.push(bytes(...long(adler32(data))));
  return joinBytes(blocks);
}

function adler32(data: Uint8Array): number {
  let low = 1;
  let high = 0;
  for (const byte of data) {
    low = (low + byte) % 65521;
    high = (high + low) % 65521;
  }
  return ((high << 16) | low) >>> 0;
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const body = joinBytes([new TextEncoder().encode(type), data]);
  return joinBytes([bytes(...long(data.length)), body, bytes(...long(crc32(body)))]);
}

const bytes = (...values: number[]) => Uint8Array.from(values);
const long = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff);
