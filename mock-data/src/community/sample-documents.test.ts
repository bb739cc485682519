import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import names from '../samples/file-names.json';
import { sampleDocumentStore } from './sample-documents.ts';

const folder = mkdtempSync(join(tmpdir(), 'hoa-samples-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The first bytes of each file type; types not listed are plain text. */
const firstBytes: Record<string, string> = {
  pdf: '%PDF-1.4\n',
  png: '\x89PNG\r\n\x1a\n',
  docx: 'PK\x03\x04',
  xlsx: 'PK\x03\x04',
  zip: 'PK\x03\x04',
};

test.each(names)('$name has the format of its extension', async ({ id, name }) => {
  const bytes = await bytesOf(id);
  const begin = firstBytes[name.split('.').at(-1) ?? ''];
  if (begin) expect(bytes.toString('latin1').slice(0, begin.length)).toBe(begin);
  else expect(bytes.toString()).toMatch(/^[^\0]{100,}$/);
});

test.each(names.filter(({ name }) => /\.(docx|xlsx|zip)$/.test(name)))(
  '$name passes the test of unzip',
  async ({ id }) => {
    const path = join(folder, id);
    writeFileSync(path, await bytesOf(id));
    expect(execFileSync('unzip', ['-t', path]).toString()).toContain('No errors detected');
  },
);

test.each(names.filter(({ name }) => name.endsWith('.pdf')))(
  '$name has a table of offsets that each point at their object',
  async ({ id }) => {
    const pdf = (await bytesOf(id)).toString('latin1');
    const start = Number(/startxref\n(\d+)/.exec(pdf)?.[1]);
    const offsets = [...pdf.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, at]) =>
      Number(at),
    );
    expect(offsets.length).toBeGreaterThan(5);
    offsets.forEach((offset, index) => {
      expect(pdf.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj`));
    });
  },
);

test('every file of the folder has a name', () => {
  const files = readdirSync(new URL('../samples/files/documents/', import.meta.url));
  expect(files.map((file) => file.split('.')[0]).toSorted()).toEqual(
    names.map(({ id }) => id).toSorted(),
  );
});

test('an unknown file has no content', async () => {
  expect(await sampleDocumentStore.read('file-unknown')).toBeUndefined();
});

async function bytesOf(id: string): Promise<Buffer> {
  const file = await sampleDocumentStore.read(id);
  return Buffer.from((await file?.arrayBuffer()) ?? new ArrayBuffer());
}
