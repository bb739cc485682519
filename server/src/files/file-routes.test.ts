import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, utimes } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Actor, Association } from '@hoa/domain';
import { aTicket, aWorkOrder, people } from '@hoa/domain/testing';
import type { StoredFile, Transaction } from '@hoa/use-cases';
import { useCases } from '@hoa/use-cases/all';
import { createSimulatedPayments } from '@hoa/use-cases/payments/simulated-payments';
import { exampleInputs } from '@hoa/use-cases/testing';
import { type ServerType, serve } from '@hono/node-server';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Decoders, pictureLimits } from '../decoding/decoders.ts';
import { openApp, openGuard, sessionsOf, testOrigin } from '../http/testing/open-app.ts';
import { openTestStorage, type TestStorage, testSource } from '../testing/index.ts';
import { TestRoster } from '../testing/roster.ts';
import { fileRoutes } from './file-routes.ts';
import { type FileStorage, thumbnailOf } from './file-storage.ts';
import { openFolderStorage } from './folder-storage.ts';
import { logoRoutes } from './logo-routes.ts';
import { importFile } from './receive-file.ts';
import { openS3Storage } from './s3-storage.ts';
import { sweepFiles } from './sweep-files.ts';
import { type S3TestServer, startS3Server } from './testing/s3-server.ts';

const decoders = new Decoders(pictureLimits);
/** For each file, by how many bytes it exceeded the announced size. */
let counted: number[] = [];
let portal: TestStorage;
let roster: TestRoster;
let folder: string;
let storage: FileStorage;
let server: ServerType;
let openAt: (place: FileStorage) => ReturnType<typeof openApp>;
let send: ReturnType<typeof openApp>['send'];
let here: Association;
let elsewhere: Association;
let signedIn: Actor | null = null;

beforeAll(async () => {
  portal = await openTestStorage();
  here = (await portal.openAssociation()).association;
  elsewhere = (await portal.openAssociation()).association;
  roster = await TestRoster.open(portal.ownerUrl);
  for (const { uid, email, hoaId, role } of Object.values(cast())) {
    await roster.addPerson(hoaId, { uid, email });
    await roster.addMembership(hoaId, { id: `membership-${uid}`, uid, role });
    await addSession(uid, email);
  }
  folder = await mkdtemp(join(tmpdir(), 'hoa-files-'));
  storage = await openFolderStorage(folder);
  const sessions = sessionsOf(() => signedIn);
  const newId = () => crypto.randomUUID();
  const shared = {
    database: portal.database,
    newId,
    now: () => new Date(),
    paymentProvider: createSimulatedPayments(newId),
    sessions,
    guard: {
      ...openGuard,
      beforeStoring: async (_: unknown, moreBytes: number) => void counted.push(moreBytes),
    },
  };
  openAt = (place) => {
    const routes = [
      fileRoutes({ ...shared, useCases, storage: place, decoders }),
      logoRoutes({ ...shared, storage: place, decoders }),
    ];
    return openApp(() => signedIn, { ...shared, routes });
  };
  const opened = openAt(storage);
  send = opened.send;
  server = serve({ fetch: opened.app.fetch, port: 0 });
});

beforeEach(() => {
  counted = [];
  signedIn = cast().submitter;
});

afterEach(async () => {
  await rm(join(folder, 'files'), { recursive: true, force: true });
  await openFolderStorage(folder);
});

afterAll(async () => {
  server.close();
  await roster.close();
  await portal.drop();
  await rm(folder, { recursive: true });
});

/** Adds the session that `sessionsOf` returns. */
async function addSession(uid: string, email: string): Promise<void> {
  await roster.query(
    `WITH account AS (
       INSERT INTO identity.users (id, email, email_verified, name, created_at, updated_at)
       VALUES ($1, $2, true, '', now(), now()) ON CONFLICT DO NOTHING
     )
     INSERT INTO identity.sessions (id, user_id, uid, token, created_at, updated_at, expires_at)
     VALUES ('session-of-' || $1, $1, $1, $1, now(), now(), now() + interval '1 day')
     ON CONFLICT DO NOTHING`,
    [uid, email.toLowerCase()],
  );
}

function cast() {
  const hoaId = here.id;
  return {
    submitter: { ...people.submitter, hoaId },
    otherResident: { ...people.otherResident, hoaId },
    vendor: { ...people.assignedVendor, hoaId },
    colleague: { ...people.colleague, hoaId },
    otherVendor: { ...people.otherVendor, hoaId },
    admin: { ...people.admin, hoaId },
    // The same people in another association.
    submitterElsewhere: { ...people.submitter, hoaId: elsewhere.id },
    adminElsewhere: { ...people.admin, hoaId: elsewhere.id },
  } satisfies Record<string, Actor>;
}

type Name = keyof ReturnType<typeof cast>;

const write = (work: (transaction: Transaction) => Promise<void>) =>
  portal.database.unitOfWork(testSource).write(here, work);

async function upload(
  body: Uint8Array | string,
  { name = 'leak.png', folder: to = 'tickets/TKT-1/attachments', headers = {} } = {},
) {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  const query = new URLSearchParams({ folder: to, name });
  const response = await send(`/api/files?${query}`, {
    method: 'POST',
    body: new Uint8Array(bytes),
    headers: { 'Content-Length': String(bytes.length), ...headers },
  });
  return { status: response.status, answer: (await response.json()) as Answer };
}

interface Answer {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly url: string;
  readonly params: Record<string, string>;
}

/** Returns the names of all files in the folder. */
async function left(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

const picture = (width = 400, height = 300) =>
  sharp({ create: { width, height, channels: 3, background: '#88aacc' } });

/** Creates a PNG with an animation chunk before the pixels. */
async function animatedPng(): Promise<Buffer> {
  const still = await picture(8, 8).png().toBuffer();
  const control = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\xf3\x8d\x93\x70', 'latin1');
  const afterHeader = 33;
  return Buffer.concat([still.subarray(0, afterHeader), control, still.subarray(afterHeader)]);
}

/** Creates a JPEG with additional images of these types after the first, in the format of cameras (CIPA DC-007). */
async function jpegWithImages(...types: readonly number[]): Promise<Buffer> {
  const photo = await picture(16, 16).jpeg().toBuffer();
  const entries = Buffer.alloc(16 * types.length);
  for (const [index, type] of types.entries()) {
    entries.writeUInt32LE(type, 16 * index);
    entries.writeUInt32LE(photo.length, 16 * index + 4);
  }
  const directory = Buffer.alloc(2 + 12 + 4);
  directory.writeUInt16LE(1, 0);
  // The list of images: undefined bytes after this directory.
  directory.writeUInt16LE(0xb002, 2);
  directory.writeUInt16LE(7, 4);
  directory.writeUInt32LE(entries.length, 6);
  directory.writeUInt32LE(8 + directory.length, 10);
  const start = Buffer.from('MPF\0II*\0\x08\0\0\0', 'latin1');
  const marker = Buffer.from([0xff, 0xe2, 0, 2 + start.length + directory.length + entries.length]);
  const afterStart = 2;
  return Buffer.concat([
    photo.subarray(0, afterStart),
    marker,
    start,
    directory,
    entries,
    photo.subarray(afterStart),
    ...types.slice(1).map(() => photo),
  ]);
}

const documents = new URL('../../../mock-data/src/samples/files/documents/', import.meta.url);
const document = (name: string) => readFile(new URL(name, documents));

const pdf = '%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF';

/** 7000 × 7000 pixels of one color. */
const largeAvif = [
  'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAA',
  'AAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAA9kAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAAB',
  'AABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgT8CAAAAABRpc3BlAAAAAAAAG1gAAB',
  'tYAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAPhbWRhdBIACgo/8zavtXaQENBpMsgHEBsE',
  'xYnccccCysCAAIHPyir3EktR+28E1/HD7YTsxjlRgxkljyOw+1TZ1l6kgZPMUzCJnbAqfQs8wYm2d6EMfrHA801W45',
  'CBXFo9JVqSapPUC4PoGOhBB4eAOKHjWXGMgeCuqZREBkfAsdqjECoqXR6y+XK5kykcFuFBOwjfbGYjRh0dr7WUuaUL',
  'jOgG8pywec/KR36nMPlaK48nRoAZE1ChB6YxeSOzxXu2Y6J4bSvvyV9ySXZFA9Kht7AU2LJ1XNtr76mk3a//jeA5Mm',
  'ke8InZHSguD/TesyuwKK3qmMk3PMMmaoFuIxT+tgFAIWs2dFDCLe16nxlXCn3GFbjlxfdOV4WsrhykdTngeM/KR36n',
  'MPkPILSdJbHmXb4J4hGx4JfCQYsw4LCUvYXa77WdsMpw/3T5PV6Ki9qWmZOeBwe1B3wk9JiajatVgtfslpb5yLZrXk',
  'i/7rH8DLD26B4nlGDBwZicF/GjSRhXCur1Vxi61MRWwY8syTnQgCmUfWEMdLMQDhBwz8pHZuKrklhiVHbJR/ReuNGl',
  '3O6a0mT3b6QIsaIiD7KFxv4tIyci0HNaSg3kcDIZRUyL4i/5W9O3Nn8sXpdc2b4FdFmAhoIxEFhZRkoRrlRCMQT8X4',
  '0FcDpWIVur5rFKJNYD4toMIW4cy2DcbbBC5Ap4z8pHfqcw+Q8gtJ0lseZdvgniEbHgl8JBizDgsJS9hdrvtZ2wynD/',
  'dPk9XoqL2paZk54HB7UHfCT0mJqNq1WC1+yWlvnItmteSL/usfwMsPboHieUYMHBmJwX8aNJGFcK6vVXGLrUxFbBjy',
  'zJOdCAKZR9YQx0sxAOEHDPykdm4quSWGJUdslH9F640aXc7prSZPdvpAixoiIPsoXG/i0jJyLQc1pKDeRwMhlFTIvi',
  'L/lb07c2fyxel1zZvgV0WYCGgjEQWFlGShGuVEIxBPxfjQVwOlYhW6vmsUok1gPi2gwhbhzLYNxtsELkCnXPykd+pz',
  'D5DyC0nSWx5l2+CeIRseCXwkGLMOCwlL2F2u+1nbDKcP90+T1eiovalpmTngcHtQd8JPSYmo2rVYLX7JaW+ci2a15I',
  'v+6x/Ayw9ugeJ5RgwcGYnBfxo0kYVwrq9VcYutTEVsGPLMk50IAplH1hDHUQz8pHZuKrklhiVHbJR/ReuNGl3O6a0m',
  'T3b6QIsaIiD7KFxv4tIyci0HNaSg3kcDIZRUyL4i/5W9O3Nn8sXpdc2b4FdFmAhoIxEFhZRkoRrlRCMQT8X40FcDpW',
  'IVur5rFKJNYD4toMIW4cy2DcbbU=',
].join('');

/** 64 × 48 pixels of one color, in the format of a phone's photos. */
const heic = Buffer.from(
  [
    'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAa1tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAA',
    'AAAAAAAA5waXRtAAAAAAACAAAAEGlkYXQAAAAAAEAAMAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHRAAEAAAAAAAAAHQAC',
    'AAEAAAAAAAAAAQAAAAAAAAAIAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3',
    'JpZAAAAADYaXBycAAAALZpcGNvAAAAdmh2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAA',
    'AwAAAwAeugJAIQABACpCAQEDcAAAAwCQAAADAAADAB6gIIEFlurkprm4EBAwIAAAAwAgAAADACEiAAEABkQBwXPAiQAAAB',
    'Rpc3BlAAAAAAAAAEAAAABAAAAAFGlzcGUAAAAAAAAAQAAAADAAAAAQcGl4aQAAAAADCAgIAAAAGmlwbWEAAAAAAAAAAgAB',
    'AoECAAICA4QAAAAaaXJlZgAAAAAAAAAOZGltZwACAAEAAQAAACVtZGF0AAAAGSgBrxOA9SeBP//I9R//Kxnh9XUV+efLU8',
    'A=',
  ].join(''),
  'base64',
);

const twoHeicPhotos = Buffer.from(
  [
    'AAAAKGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZm1pZjFoZWljbWlhZgAAAs1tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABw',
    'aWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAACAAAAGGlkYXQAAAAAAEAAMAAAAAAAQAAwAAAAYGlsb2MBAAAAREAA',
    'BAABAAAAAAAAAv0AAQAAAAAAAAAaAAIAAQAAAAAAAAABAAAAAAAAAAgAAwAAAAAAAAMXAAEAAAAAAAAAGgAEAAEAAAAA',
    'AAAAAQAAAAgAAAAIAAAAYmlpbmYAAAAAAAQAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAA',
    'AAAVaW5mZQIAAAEAAwAAaHZjMQAAAAAVaW5mZQIAAAAABAAAZ3JpZAAAAAGQaXBycAAAAWRpcGNvAAAAdmh2Y0MBA3AA',
    'AAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQABACpCAQEDcAAAAwCQAAADAAAD',
    'AB6gIIEFlurkprm4EBAwIAAAAwAgAAADACEiAAEABkQBwXPAiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlzcGUAAAAA',
    'AAAAQAAAADAAAAAQcGl4aQAAAAADCAgIAAAAdmh2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AA',
    'AAMAkAAAAwAAAwAeugJAIQABACpCAQEDcAAAAwCQAAADAAADAB6gIIEFlurkprm4EBAwIAAAAwAgAAADACEiAAEABkQB',
    'wXPAiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlzcGUAAAAAAAAAQAAAADAAAAAQcGl4aQAAAAADCAgIAAAAJGlwbWEA',
    'AAAAAAAABAABAoECAAICA4QAAwKFBgAEAgeIAAAAKGlyZWYAAAAAAAAADmRpbWcAAgABAAEAAAAOZGltZwAEAAEAAwAA',
    'ADxtZGF0AAAAFigBrxmA70mlv//KjH/kxq/2mtaY+bgAAAAWKAGvGYDvSaW//+YvhHwl+/l61pj5uA==',
  ].join(''),
  'base64',
);

describe('an upload', () => {
  it('is stored, and readable only by its uploader', async () => {
    const { status, answer } = await upload(pdf, { name: 'Küche "1".pdf' });
    expect(status).toBe(200);
    expect(answer).toMatchObject({
      name: 'Küche _1_.pdf',
      type: 'application/pdf',
      size: pdf.length,
      url: `/tickets/TKT-1/attachments/${answer.id}`,
      uploadedBy: people.submitter.uid,
    });
    const response = await send(`/api/files/${answer.id}`);
    expect(await response.text()).toBe(pdf);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(pdf.length),
      'content-disposition': `attachment; filename="K_che _1_.pdf"; filename*=UTF-8''K%C3%BCche%20_1_.pdf`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    signedIn = cast().admin;
    expect((await send(`/api/files/${answer.id}`)).status).toBe(404);
    signedIn = null;
    expect((await send(`/api/files/${answer.id}`)).status).toBe(401);
    expect((await upload(pdf)).status).toBe(401);
  });

  it('of a picture keeps its pixels, upright, and removes location and camera [V14.2.8]', async () => {
    const photo = await picture(40, 20)
      .jpeg()
      .withExif({
        IFD0: { Make: 'Camera' },
        IFD3: { GPSLatitude: '39/1 44/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(photo.includes('Camera')).toBe(true);
    const { answer } = await upload(photo, { name: 'leak.jpg' });
    const kept = Buffer.from(await (await send(`/api/files/${answer.id}`)).arrayBuffer());
    const { width, height, exif, format } = await sharp(kept).metadata();
    expect({ width, height, exif, format }).toEqual({
      width: 20,
      height: 40,
      exif: undefined,
      format: 'jpeg',
    });
    expect(answer.size).toBe(kept.length);
  });

  it.each(['png', 'gif', 'webp', 'avif', 'tiff'] as const)(
    'takes a picture as %s',
    async (type) => {
      const { answer } = await upload(await picture().toFormat(type).toBuffer(), { name: 'photo' });
      expect([answer.type, answer.name]).toEqual([`image/${type}`, `photo.${type}`]);
    },
  );

  it.each(['IMG_1.HEIC', 'IMG_1', 'IMG_1.jpg'])(
    'takes a photo of a phone as HEIC with the name %s, and keeps it as JPEG',
    async (name) => {
      const { answer } = await upload(heic, { name });
      expect([answer.type, answer.name]).toEqual(['image/jpeg', 'IMG_1.jpg']);
      const response = await send(`/api/files/${answer.id}`);
      const kept = sharp(Buffer.from(await response.arrayBuffer()));
      const { format, width, height } = await kept.metadata();
      expect([format, width, height]).toEqual(['jpeg', 64, 48]);
      const { dominant } = await kept.stats();
      expect(dominant.r).toBeGreaterThan(dominant.b);
    },
  );

  it('takes a JPEG with a preview and a brightness map', async () => {
    const content = await jpegWithImages(0x03_00_00, 0x01_00_02, 0);
    expect((await upload(content, { name: 'photo.jpg' })).status).toBe(200);
  });

  it('removes data appended to a picture', async () => {
    const both = Buffer.concat([
      await picture().png().toBuffer(),
      Buffer.from('<script>x</script>'),
    ]);
    const { answer } = await upload(both, { name: 'leak.html' });
    expect(answer.name).toBe('leak.html.png');
    const kept = Buffer.from(await (await send(`/api/files/${answer.id}`)).arrayBuffer());
    expect(kept.includes('script')).toBe(false);
  });

  it.each([
    ['the command of a printer', '\x1b%-12345X@PJL ENTER LANGUAGE=PDF\r\n'],
    ['1,024 bytes', '\0'.repeat(1024)],
  ])('takes a PDF with %s before its header, as it is', async (_, before) => {
    const { answer } = await upload(before + pdf, { name: 'scan.pdf' });
    expect([answer.type, answer.name]).toEqual(['application/pdf', 'scan.pdf']);
    const response = await send(`/api/files/${answer.id}`);
    expect(await response.text()).toBe(before + pdf);
  });

  it('accepts Word documents, and no other file that begins like one [V5.2.2]', async () => {
    const cfb = Buffer.from('d0cf11e0a1b11ae1', 'hex');
    const stream = (name: string) =>
      Buffer.concat([cfb, Buffer.alloc(504), Buffer.from(name, 'utf16le')]);
    const doc = await upload(stream('WordDocument\0'), { name: 'letter.doc' });
    expect(doc.answer.type).toBe('application/msword');
    expect((await upload(stream('Workbook\0'), { name: 'letter.doc' })).status).toBe(422);
    const docx = await document('att-proxy-form.docx');
    expect((await upload(docx, { name: 'form.docx' })).status).toBe(200);
    const zip = await document('file-annual-recording.zip');
    expect((await upload(zip, { name: 'form.docx' })).status).toBe(422);
  });

  it.each<[string, () => Promise<Uint8Array> | string]>([
    ['a page', () => '<!doctype html><script>alert(1)</script>'],
    ['an SVG picture', () => '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
    ['a PDF with 1,025 bytes before its header', () => '\0'.repeat(1025) + pdf],
    ['a program', () => 'MZ\x90\x00\x03'],
    ['a text', () => 'name,amount'],
  ])('of %s is refused and leaves nothing behind', async (_, content) => {
    const { status, answer } = await upload(await content(), { name: 'leak.png' });
    const list =
      '.jpg, .jpeg, .png, .gif, .webp, .avif, .tiff, .tif, .heic, .heif, .pdf, .doc, .docx';
    expect([status, answer.params]).toEqual([422, { field: 'file', problem: 'file-type', list }]);
    expect(await left()).toEqual([]);
  });

  it.each<[string, () => Promise<Uint8Array> | Uint8Array | string, Record<string, string>]>([
    ['nothing', () => '', { problem: 'file-empty' }],
    ['half a HEIC photo', () => heic.subarray(0, heic.length - 20), { problem: 'file-damaged' }],
    [
      'half a Word document',
      async () => (await document('att-proxy-form.docx')).subarray(0, -100),
      { problem: 'file-damaged' },
    ],
    [
      'a TIFF of two pages',
      async () => {
        const pages = await Promise.all([1, 2].map(() => picture().png().toBuffer()));
        return sharp(pages, { join: { animated: true } })
          .tiff()
          .toBuffer();
      },
      { problem: 'picture-pages' },
    ],
    ['a stereo JPEG', () => jpegWithImages(0x03_00_00, 0x02_00_02), { problem: 'picture-pages' }],
    ['two HEIC photos', () => twoHeicPhotos, { problem: 'picture-pages' }],
    ['an animated PNG', animatedPng, { problem: 'picture-animation' }],
    [
      'an animated AVIF',
      () => Buffer.from('\0\0\0\x18ftypavis\0\0\0\0avifmif1', 'latin1'),
      { problem: 'picture-animation' },
    ],
    [
      'an animated HEIC',
      () => Buffer.from('\0\0\0\x18ftyphevc\0\0\0\0hevcmsf1', 'latin1'),
      { problem: 'picture-animation' },
    ],
    [
      'half a picture',
      async () => (await picture().png().toBuffer()).subarray(0, 200),
      { problem: 'file-damaged' },
    ],
    [
      'a small file that unfolds to 49 megapixels',
      async () => Buffer.from(largeAvif, 'base64'),
      { problem: 'picture-pixels', megapixels: '24' },
    ],
  ])('of %s is refused with the reason and leaves nothing behind', async (_, content, params) => {
    const { status, answer } = await upload(await content());
    expect([status, answer.params]).toEqual([422, { field: 'file', ...params }]);
    expect(await left()).toEqual([]);
  });

  it('takes the picture of a large sensor, scaled down', async () => {
    const large = await picture(10_000, 6000).jpeg().toBuffer();
    const { answer } = await upload(large, { name: 'panorama.jpg' });
    const kept = Buffer.from(await (await send(`/api/files/${answer.id}`)).arrayBuffer());
    const { width, height } = await sharp(kept).metadata();
    expect(width / height).toBeCloseTo(10 / 6, 2);
    expect(width * height).toBeLessThanOrEqual(50_000_000);
  });

  it('of a picture that grows when it is encoded again takes 10 MB at most and is counted', async () => {
    const [width, height] = [2400, 1600];
    const noise = randomBytes(width * height * 3);
    const packed = await sharp(noise, { raw: { width, height, channels: 3 } })
      .tiff({ compression: 'jpeg', quality: 40 })
      .toBuffer();
    const { answer } = await upload(packed);
    expect(answer.size).toBeLessThanOrEqual(10 * 1024 * 1024);
    expect(answer.size).toBeGreaterThan(packed.length);
    expect(counted).toEqual([answer.size - packed.length]);
  });

  it('that is aborted while its picture is decoded leaves nothing behind', async () => {
    const large = await picture(9000, 5000).png().toBuffer();
    const { port } = server.address() as AddressInfo;
    const given = request({
      port,
      method: 'POST',
      path: '/api/files?folder=tickets&name=leak.png',
      headers: { 'Content-Length': large.length, Origin: testOrigin },
    });
    given.on('error', () => undefined);
    given.end(large);
    // The upload, and the picture that is being written.
    await expect.poll(left, { timeout: 20_000 }).toHaveLength(2);
    given.destroy();
    await expect.poll(left, { timeout: 20_000 }).toEqual([]);
  });

  it('of more than 10 MB is refused before it is read [V5.1.1]', async () => {
    const headers = { 'Content-Length': String(10 * 1024 * 1024 + 1) };
    const { status, answer } = await upload(pdf, { headers });
    expect([status, answer.params.problem]).toEqual([413, 'file-size']);
  });

  it.each([
    ['more than it announced', '3', 422],
    ['less than it announced', '300', 502],
    ['no length', '', 411],
  ])('with %s is refused and leaves nothing behind', async (_, length, status) => {
    expect((await upload(pdf, { headers: { 'Content-Length': length } })).status).toBe(status);
    expect(await left()).toEqual([]);
  });

  it('that is interrupted leaves nothing behind [V1.4.3]', async () => {
    const { port } = server.address() as AddressInfo;
    const cut = request({
      port,
      method: 'POST',
      path: '/api/files?folder=tickets&name=leak.pdf',
      headers: { 'Content-Length': 5_000_000, Origin: testOrigin },
    });
    cut.on('error', () => undefined);
    cut.write(pdf);
    await expect.poll(left).toHaveLength(1);
    cut.destroy();
    await expect.poll(left).toEqual([]);
  });

  it.each(['', '../secrets', '/tickets', 'tickets//x', 'a/b/c/d/e/f/g', 'tickets/<b>'])(
    'to the folder %j is refused',
    async (to) => {
      expect(await upload(pdf, { folder: to })).toMatchObject({
        status: 422,
        answer: { params: { field: 'folder' } },
      });
    },
  );

  it('that is sent again gets the first answer and stores one file', async () => {
    const headers = { 'Hoa-Request-Id': crypto.randomUUID() };
    const first = await upload(pdf, { headers });
    const again = await Promise.all([upload(pdf, { headers }), upload(pdf, { headers })]);
    for (const { answer } of again) expect(answer).toEqual(first.answer);
    expect(await left()).toEqual([first.answer.id]);
    const other = await upload(`${pdf} `, { headers });
    expect([other.status, other.answer.params.field]).toEqual([422, 'requestId']);
    expect(await left()).toEqual([first.answer.id]);
  });
});

describe('a download', () => {
  it.each([
    ['bytes=0-3', 206, '%PDF', `bytes 0-3/${pdf.length}`],
    ['bytes=-5', 206, '%%EOF', `bytes ${pdf.length - 5}-${pdf.length - 1}/${pdf.length}`],
    [`bytes=${pdf.length - 5}-9999`, 206, '%%EOF', undefined],
    ['bytes=9999-', 416, '', `bytes */${pdf.length}`],
    ['bytes=0-1,3-4', 200, pdf, undefined],
    ['lines=1-2', 200, pdf, undefined],
  ])('of %s is answered with %s', async (Range, status, text, range) => {
    const { answer } = await upload(pdf, { name: 'a.pdf' });
    const response = await send(`/api/files/${answer.id}`, { headers: { Range } });
    expect([response.status, await response.text()]).toEqual([status, text]);
    if (range) expect(response.headers.get('Content-Range')).toBe(range);
  });

  it('of a thumbnail is a small picture that is made once', async () => {
    const { answer } = await upload(await picture(1600, 900).png().toBuffer());
    for (const _ of ['made', 'kept']) {
      const response = await send(`/api/files/${answer.id}?thumbnail=1`);
      expect(response.headers.get('Content-Type')).toBe('image/webp');
      expect(response.headers.get('Content-Disposition')).toMatch(/^attachment/);
      const small = await sharp(await response.arrayBuffer()).metadata();
      expect([small.width, small.height]).toEqual([320, 180]);
    }
    expect((await left()).sort()).toEqual([answer.id, `${answer.id}.thumbnail`]);
    signedIn = cast().otherResident;
    expect((await send(`/api/files/${answer.id}?thumbnail=1`)).status).toBe(404);
  });

  it('of a PDF may be viewed in the portal, anything else is only saved', async () => {
    const headersOf = async (bytes: Parameters<typeof upload>[0]) => {
      const { answer } = await upload(bytes);
      const { headers } = await send(`/api/files/${answer.id}?view=1`);
      const names = ['Content-Disposition', 'Content-Security-Policy', 'X-Frame-Options'];
      return names.map((name) => headers.get(name)).join('; ');
    };
    const viewed = await headersOf(pdf);
    expect(viewed).toMatch(/^inline; .*frame-ancestors 'self'; SAMEORIGIN$/);
    expect(viewed).not.toMatch(/sandbox|script-src/);
    const saved = await headersOf(await picture(16, 9).png().toBuffer());
    expect(saved).toMatch(/^attachment; .*sandbox; DENY$/);
  });

  it('of a PDF to be viewed is not found for a person who may not read it', async () => {
    const { answer } = await upload(pdf);
    signedIn = cast().otherResident;
    expect((await send(`/api/files/${answer.id}?view=1`)).status).toBe(404);
  });

  it('of a thumbnail of a file that is not a picture returns not found', async () => {
    const { answer } = await upload(pdf);
    expect((await send(`/api/files/${answer.id}?thumbnail=1`)).status).toBe(404);
  });

  it.each(['unknown', '..%2F..%2Fetc%2Fpasswd', '%2e%2e'])('of %s does not exist', async (id) => {
    expect((await send(`/api/files/${id}`)).status).toBe(404);
  });
});

const at = '2026-03-01T09:00:00.000Z';
const everyone: readonly Name[] = [
  'submitter',
  'otherResident',
  'vendor',
  'colleague',
  'otherVendor',
  'admin',
];

/** The owners of a file, and the people who may read it. */
const owners: readonly (readonly [StoredFile['ownerKind'], string, readonly Name[]])[] = [
  ['uploader', people.submitter.uid, ['submitter']],
  ['document', 'document-1', everyone],
  ['document', 'gone', []],
  ['news', 'news-shown', everyone],
  ['news', 'news-draft', ['admin']],
  ['topicUpdate', 'update-1', everyone],
  ['topicUpdate', 'update-of-hidden', ['submitter', 'admin']],
  ['thread', 'thread-1', ['submitter', 'admin']],
  ['ticket', 'TKT-1', ['submitter', 'admin']],
  ['ticket', 'TKT-2', ['submitter', 'vendor', 'colleague', 'admin']],
  ['ticketMessage', 'message-1', ['submitter', 'vendor', 'colleague', 'admin']],
  ['ticketMessage', 'note-1', ['admin']],
  ['ticketInvoice', 'invoice-1', ['vendor', 'colleague', 'admin']],
];

describe('the logo of an association', () => {
  const save = async (logo: string) => {
    const call = async (name: string, input: object) => {
      const body = JSON.stringify(input);
      const headers = { 'Content-Type': 'application/json' };
      return (await send(`/api/operations/${name}`, { method: 'POST', body, headers })).json();
    };
    const { version } = (await call('association.settings', {})) as { version: number };
    return call('association.save', { ...exampleInputs['association.save'], logo, version });
  };

  it('is a small picture for everyone, until it is replaced', async () => {
    signedIn = cast().admin;
    const { answer } = await upload(await picture(1600, 900).png().toBuffer());
    const address = `/api/logos/${here.id}/${answer.id}`;
    expect((await send(address)).status).toBe(404);
    expect(await save(answer.id)).toMatchObject({ logo: { id: answer.id, name: 'leak.png' } });
    signedIn = null;
    const response = await send(address);
    expect(response.headers.get('Content-Type')).toBe('image/webp');
    expect(response.headers.get('Cache-Control')).toMatch(/immutable/);
    expect(response.headers.get('Content-Security-Policy')).toMatch(/sandbox/);
    expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ width: 320 });
    expect((await send(`/api/logos/${elsewhere.id}/${answer.id}`)).status).toBe(404);
    signedIn = cast().admin;
    await save('');
    expect((await send(address)).status).toBe(404);
    await sweepFiles(storage, portal.database, new Date(Date.now() + 25 * 60 * 60_000));
    expect(await left()).toEqual([]);
  });
});

describe('an attached file', () => {
  beforeAll(() => write(addRecords));

  it.each(owners)(
    '(%s %s) is readable only by %j [V8.2.2]',
    async (ownerKind, ownerId, readers) => {
      const id = `${ownerKind}-of-${ownerId}`;
      await importFile(storage, { hoaId: here.id, id }, new TextEncoder().encode('content'));
      await write(async ({ repositories }) => {
        const file = { id, ownerKind, ownerId, name: 'a.txt', mimeType: 'text/plain' };
        repositories.storedFiles.put(file);
      });
      const able: string[] = [];
      for (const [name, actor] of Object.entries(cast())) {
        signedIn = actor;
        const response = await send(`/api/files/${id}`);
        if (response.status === 200) able.push(name);
        else expect(response.status).toBe(404);
      }
      expect(able).toEqual(readers);
    },
  );
});

async function addRecords({ repositories }: Transaction): Promise<void> {
  const author = { uid: people.submitter.uid, displayName: 'Riley', role: 'resident' as const };
  const none = { attachments: [] };
  const inner = { internalMessagesCount: 0, lastActivityForAdmins: at, unreadFor: [] };
  repositories.tickets.put({ ...aTicket({ id: 'TKT-1' }), ...inner });
  repositories.tickets.put({ ...aWorkOrder({ id: 'TKT-2' }), ...inner });
  const message = { ticketId: 'TKT-2', content: 'See', author, createdAt: at, ...none };
  repositories.ticketMessages.put({ ...message, id: 'message-1', isInternal: false });
  repositories.ticketMessages.put({ ...message, id: 'note-1', isInternal: true });
  repositories.ticketInvoices.put({
    id: 'invoice-1',
    ticketId: 'TKT-2',
    amount: 1,
    description: '',
    status: 'submitted',
    vendorUid: people.assignedVendor.uid,
    submittedBy: { ...author, uid: people.assignedVendor.uid, role: 'vendor' },
    createdAt: at,
    ...none,
  });
  const item = {
    title: 'News',
    content: '',
    category: 'general' as const,
    priority: 'normal' as const,
    pinned: false,
    urgent: false,
    author: 'Ada',
    date: at,
    visibleFrom: '2000-01-01T00:00:00.000Z',
    visibleUntil: '2100-01-01T00:00:00.000Z',
    ...none,
  };
  repositories.news.put({ ...item, id: 'news-shown', published: true });
  repositories.news.put({ ...item, id: 'news-draft', published: false });
  repositories.files.put({
    id: 'document-1',
    name: 'Bylaws',
    parentId: 'root',
    pinned: false,
    modifiedTime: at,
    size: 7,
    mimeType: 'text/plain',
  });
  const topic = {
    title: 'Lamp',
    description: '',
    tags: [],
    status: 'open' as const,
    pinned: false,
    locked: false,
    author,
    createdAt: at,
    lastActivity: at,
    commentsCount: 0,
    updatesCount: 0,
    viewsCount: 0,
  };
  repositories.topics.put({ ...topic, id: 'topic-1' });
  repositories.topics.put({ ...topic, id: 'topic-hidden', withheld: 'hidden' });
  const update = { author, content: '', createdAt: at, ...none };
  repositories.topicUpdates.put({ ...update, id: 'update-1', topicId: 'topic-1' });
  repositories.topicUpdates.put({ ...update, id: 'update-of-hidden', topicId: 'topic-hidden' });
  repositories.threads.put({
    id: 'thread-1',
    subject: 'Lamp',
    type: 'direct',
    priority: 'normal',
    participants: [author],
    readers: [`uid:${people.submitter.uid}`, 'role:admin'],
    lastActivity: at,
    lastMessage: '',
    messagesCount: 0,
    ...none,
  });
}

describe('a file that is attached to nothing', () => {
  it('is removed after a day, with files left behind by a crash, and nothing else', async () => {
    const waiting = await upload(await picture().png().toBuffer());
    await send(`/api/files/${waiting.answer.id}?thumbnail=1`);
    const hung = await upload(pdf);
    const recent = await upload(pdf);
    const [over, kept] = [await upload(pdf), await upload(pdf)];
    const hoaId = here.id;
    await write(async ({ repositories }) => {
      const { exports, storedFiles } = repositories;
      const made = { uid: 'ada', requestedAt: '2026-01-05T00:00:00.000Z', percent: 0 } as const;
      for (const [{ answer }, expiresAt] of [
        [over, '2026-01-12T00:00:00.000Z'],
        [kept, '2100-01-12T00:00:00.000Z'],
      ] as const) {
        exports.put({ id: answer.id, ...made, state: 'ready', expiresAt });
        const stored = await storedFiles.get(answer.id);
        const owner = { ownerKind: 'export', ownerId: answer.id } as const;
        if (stored) storedFiles.put({ ...stored, ...owner });
      }
      const file = await repositories.storedFiles.get(hung.answer.id);
      if (file) repositories.storedFiles.put({ ...file, ownerKind: 'document', ownerId: 'x' });
    });
    const bytes = new TextEncoder().encode('content');
    await importFile(storage, { hoaId, id: 'without-record' }, bytes);
    await importFile(storage, { hoaId: 'association-of-another-database', id: 'foreign' }, bytes);
    const now = new Date();
    const yesterday = new Date(now.getTime() - 25 * 60 * 60 * 1000);
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    for (const { name, parentPath } of entries.filter((entry) => entry.isFile())) {
      if (name !== recent.answer.id) await utimes(join(parentPath, name), yesterday, yesterday);
    }
    expect(await storage.open(thumbnailOf({ hoaId, id: waiting.answer.id }))).toBeDefined();

    expect(await sweepFiles(storage, portal.database, now)).toBe(3);
    expect((await left()).sort()).toEqual(
      [hung.answer.id, recent.answer.id, kept.answer.id, 'foreign'].sort(),
    );
    expect((await send(`/api/files/${waiting.answer.id}`)).status).toBe(404);
    expect((await send(`/api/files/${recent.answer.id}`)).status).toBe(200);
    expect(await sweepFiles(storage, portal.database, now)).toBe(0);
  });
});

describe('with a store in place of the folder', () => {
  let store: S3TestServer;
  let inStore: FileStorage;
  let sendToFolder: typeof send;

  beforeAll(async () => {
    store = await startS3Server();
    const { endpoint, access } = store;
    const place = { bucket: 'files', prefix: 'portal', endpoint, region: undefined, access };
    inStore = openS3Storage({ ...place, incoming: storage.incoming, limits: { pauseMs: 1 } });
    sendToFolder = send;
    ({ send } = openAt(inStore));
  });

  afterEach(async () => {
    store.heal();
    await sweepFiles(inStore, portal.database, new Date(Date.now() + 48 * 60 * 60 * 1000));
  });

  afterAll(async () => {
    send = sendToFolder;
    await store.close();
  });

  const nameOf = (id: string) => `portal/files/${here.id}/${id}`;

  it('a file is returned completely and in part, and a picture as a thumbnail', async () => {
    const { answer } = await upload(pdf);
    expect(store.names()).toEqual([nameOf(answer.id)]);
    expect(await (await send(`/api/files/${answer.id}`)).text()).toBe(pdf);
    const headers = { Range: 'bytes=-5' };
    const part = await send(`/api/files/${answer.id}`, { headers });
    expect([part.status, await part.text()]).toEqual([206, '%%EOF']);
    const photo = await upload(await picture(1600, 900).png().toBuffer());
    const small = await send(`/api/files/${photo.answer.id}?thumbnail=1`);
    expect((await sharp(await small.arrayBuffer()).metadata()).width).toBe(320);
    expect(store.names()).toContain(nameOf(`${photo.answer.id}.thumbnail`));
    expect(await left()).toEqual([]);
  });

  it('an upload that is refused or interrupted leaves nothing behind, and a repeated one stores one file', async () => {
    expect((await upload('<script>')).status).toBe(422);
    expect((await upload(pdf, { headers: { 'Content-Length': '300' } })).status).toBe(502);
    expect([...store.names(), ...(await left())]).toEqual([]);
    const headers = { 'Hoa-Request-Id': crypto.randomUUID() };
    const sent = [upload(pdf, { headers }), upload(pdf, { headers }), upload(pdf, { headers })];
    const ids = (await Promise.all(sent)).map(({ answer }) => answer.id);
    expect(new Set(ids).size).toBe(1);
    expect(store.names()).toEqual([nameOf(ids[0] ?? '')]);
  });

  it('a failing store returns busy and stores nothing, and the same upload succeeds later', async () => {
    const headers = { 'Hoa-Request-Id': crypto.randomUUID() };
    store.fail('PUT', 'done and cut off');
    const failed = await upload(pdf, { headers });
    expect(failed).toMatchObject({ status: 503, answer: { code: 'busy' } });
    expect([...store.names(), ...(await left())]).toEqual([]);
    store.heal();
    const { status, answer } = await upload(pdf, { headers });
    expect([status, store.names()]).toEqual([200, [nameOf(answer.id)]]);
    for (const method of ['HEAD', 'GET']) {
      store.fail(method, 'refused');
      const response = await send(`/api/files/${answer.id}`);
      expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '1']);
      store.heal();
    }
    expect(await (await send(`/api/files/${answer.id}`)).text()).toBe(pdf);
  });

  it('a file that is attached to nothing is removed after a day', async () => {
    const { answer } = await upload(pdf);
    expect(await sweepFiles(inStore, portal.database, new Date())).toBe(0);
    expect(store.names()).toEqual([nameOf(answer.id)]);
    const later = new Date(Date.now() + 25 * 60 * 60 * 1000);
    expect(await sweepFiles(inStore, portal.database, later)).toBe(1);
    expect(store.names()).toEqual([]);
    expect((await send(`/api/files/${answer.id}`)).status).toBe(404);
  });
});

describe('a person who is signed out during a transfer', () => {
  const endSession = () => roster.query('DELETE FROM identity.sessions');
  afterEach(async () => {
    vi.useRealTimers();
    for (const { uid, email } of Object.values(cast())) await addSession(uid, email);
  });

  it('stores nothing when a slow upload completes', async () => {
    const text = '%PDF-1.4\n%%EOF';
    const body = new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          await endSession();
          controller.enqueue(new TextEncoder().encode(text));
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    const answer = await send('/api/files?folder=tickets&name=slow.pdf', {
      method: 'POST',
      body,
      headers: { 'Content-Length': String(text.length) },
      duplex: 'half',
    } as RequestInit);
    expect(answer.status).toBe(401);
    const { rows } = await portal.owner.query(
      "SELECT FROM portal.stored_files WHERE data ->> 'name' = 'slow.pdf'",
    );
    expect(rows).toEqual([]);
  });

  it('receives no more of a file after five seconds', async () => {
    const { answer } = await upload(`%PDF-1.4\n${'x'.repeat(2_000_000)}\n%%EOF`, {
      name: 'long.pdf',
    });
    const reader = (await send(`/api/files/${answer.id}`)).body?.getReader();
    expect((await reader?.read())?.done).toBe(false);
    await endSession();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6000 });
    const rest = async () => {
      while (!(await reader?.read())?.done);
    };
    await expect(rest()).rejects.toMatchObject({ code: 'signed-out' });
  });
});
