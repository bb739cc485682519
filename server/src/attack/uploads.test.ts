import { deflateRawSync, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Attacker } from './testing/attacker.ts';
import { type Attacked, openAttacked } from './testing/open-attacked.ts';

let attacked: Attacked;
let attacker: Attacker;
beforeAll(async () => {
  attacked = await openAttacked();
  attacker = await attacked.signIn('admin@cedarhollow.example');
});
afterAll(() => attacked.close());

const crcTable = Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}

/** Creates a PNG whose header claims a size that its data need not match. */
function png(width: number, height: number, pixels: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Creates a ZIP archive of one file whose size in the headers may be wrong. */
function zip(name: string, content: Buffer, claimed = content.length): Buffer {
  const packed = deflateRawSync(content);
  const file = Buffer.from(name);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(20, 4);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(crc32(content.subarray(0, 1)), 14);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt32LE(claimed, 22);
  local.writeUInt16LE(file.length, 26);
  const central = Buffer.alloc(46);
  central.writeUInt32LE(0x02014b50, 0);
  central.writeUInt16LE(20, 4);
  central.writeUInt16LE(20, 6);
  central.writeUInt16LE(8, 10);
  central.writeUInt32LE(packed.length, 20);
  central.writeUInt32LE(claimed, 24);
  central.writeUInt16LE(file.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(46 + file.length, 12);
  end.writeUInt32LE(30 + file.length + packed.length, 16);
  return Buffer.concat([local, file, packed, central, file, end]);
}

const xml = (type: string) =>
  `<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`;
const macros = 'application/vnd.ms-word.document.macroEnabled.main+xml';

/** 100 MB of zeros, which compress to 100 kB. */
const zeros = () => Buffer.alloc(100 * 1024 * 1024);

const refused: readonly (readonly [string, string, () => Buffer | Promise<Buffer>, string?])[] = [
  [
    'a PNG that unfolds to 10 gigapixels',
    'a.png',
    () => png(100_000, 100_000, Buffer.alloc(1000)),
    'picture-pixels',
  ],
  ['a PNG with 225 megapixels', 'a.png', () => png(15_000, 15_000, zeros()), 'picture-pixels'],
  ['a PNG without pixels', 'a.png', () => png(0, 0, Buffer.alloc(0)), 'file-damaged'],
  ['an animation of too many pixels', 'a.gif', animation, 'picture-pixels'],
  [
    'a script that begins like a GIF',
    'a.gif',
    () => Buffer.from('GIF89a/*\0\0\0\0*/=1;alert(1)//'),
    'file-damaged',
  ],
  [
    'an SVG with a script',
    'a.svg',
    () =>
      Buffer.from(
        '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
      ),
  ],
  [
    'an SVG with an entity of its own',
    'a.png',
    () => Buffer.from('<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg>&a;</svg>'),
  ],
  ['a ZIP archive', 'a.docx', () => zip('a.txt', Buffer.from('a'))],
  ['a bomb in the list of a Word document', 'a.docx', () => zip('[Content_Types].xml', zeros())],
  ['a bomb whose size lies', 'a.docx', () => zip('[Content_Types].xml', zeros(), 100)],
  [
    'a Word document with macros',
    'a.docx',
    () => zip('[Content_Types].xml', Buffer.from(xml(macros))),
  ],
  [
    'an archive that never ends',
    'a.docx',
    () => zip('a'.repeat(65_000), Buffer.from('a')).subarray(0, 40_000),
  ],
  ['a program', 'a.exe', () => Buffer.from('MZ\x90\0')],
  ['nothing', 'a.pdf', () => Buffer.alloc(0), 'file-empty'],
];

/** 400 frames of one megapixel. */
async function animation(): Promise<Buffer> {
  const frame = { width: 1000, height: 1000 };
  const still = await sharp({
    create: { ...frame, channels: 3, background: '#000' },
  })
    .gif()
    .toBuffer();
  const at = still.indexOf(Buffer.from([0x2c]));
  const image = still.subarray(at, -1);
  return Buffer.concat([still.subarray(0, at), ...Array(400).fill(image), Buffer.from([0x3b])]);
}

/** Generous for a busy machine, on which a child process takes two seconds. */
const goodTimeMs = 5000;

describe('an upload', () => {
  const cases = refused.map(([content, name, make, problem = 'file-type']) => {
    return { content, name, make, problem };
  });
  it.each(cases)(
    'of $content is refused in good time and little memory [V1.3.4 V1.4.1 V1.5.1 V5.2.1 V5.2.3]',
    async ({ name, make, problem }) => {
      const content = await make();
      const before = process.memoryUsage().rss;
      const started = performance.now();
      const answer = await attacker.upload(new Uint8Array(content), name);
      expect([answer.status, (await answer.json()).params?.problem]).toEqual([422, problem]);
      expect(performance.now() - started).toBeLessThan(goodTimeMs);
      expect(process.memoryUsage().rss - before).toBeLessThan(300 * 1024 * 1024);
    },
  );

  it.each([
    ['a page before the header of a PDF', 'a.html', '<script>alert(1)</script>%PDF-1.7\n%%EOF'],
    ['a page that is a PDF too', 'a.html', '%PDF-1.7\n<script>alert(1)</script>\n%%EOF'],
    [
      'a PDF with a script',
      'a.pdf',
      '%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\n%%EOF',
    ],
  ])(
    'of %s is handed out to be saved, and runs nothing in the portal [V3.2.1 V5.3.1]',
    async (_, name, content) => {
      const { id } = await (await attacker.upload(content, name)).json();
      const answer = await attacker.send(`/api/files/${id}`);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': expect.stringMatching(/^attachment; filename="a(\.html)?\.pdf"/),
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
      });
    },
  );

  it.each([
    '../../../etc/passwd.pdf',
    '..\\..\\boot.pdf',
    'a\r\nSet-Cookie: a=b\r\n\r\n<script>.pdf',
    'a"; filename*=UTF-8\'\'evil.exe; x=".pdf',
    '\u202efdp.exe',
    '\0.pdf',
    'con.pdf',
    `${'a'.repeat(3000)}.pdf`,
    `${'.'.repeat(6000)}x`,
    '',
  ])('under the name %j is kept under a harmless one [V1.2.1 V5.4.1 V5.4.2]', async (name) => {
    const started = performance.now();
    const uploaded = await attacker.upload('%PDF-1.7\n%%EOF', name);
    expect(uploaded.status).toBe(200);
    expect(performance.now() - started).toBeLessThan(goodTimeMs);
    const kept = await uploaded.json();
    expect(kept.name).toMatch(/^[^\p{C}/\\<>:"|?*]{1,120}\.pdf$/u);
    const { headers } = await attacker.send(`/api/files/${kept.id}`);
    expect(headers.getSetCookie()).toEqual([]);
    expect(headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="[^"\\]*\.pdf"; filename\*=UTF-8''[^ ;"']*\.pdf$/,
    );
  });

  it.each(['..', '../..', 'tickets/../..', '/etc', 'tickets%2F..', 'a\0b', '.', 'C:\\'])(
    'to the folder %j is refused [V5.3.2]',
    async (folder) => {
      expect((await attacker.upload('%PDF-1.7\n', 'a.pdf', folder)).status).toBe(422);
    },
  );

  it('is refused after so many from one person, and taken from another', async () => {
    await attacked.roster.query('UPDATE identity.tries SET count = 1000000');
    expect((await attacker.upload('%PDF-1.7\n', 'a.pdf')).status).toBe(429);
    const other = await attacked.signIn('vendor@cedarhollow.example');
    expect((await other.upload('%PDF-1.7\n', 'a.pdf')).status).toBe(200);
  });
});
