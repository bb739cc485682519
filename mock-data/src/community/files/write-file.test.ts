import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { crc32 } from './crc32.ts';
import { mimeTypeOf, writeFile } from './write-file.ts';

const text = {
  title: 'House rules & more',
  paragraphs: ['Quiet hours (22:00 – 7:00) are “gentle”.', 'C:\\ <tag> Größe 日本'],
  rows: [
    ['Line', 'Amount'],
    ['Soup, bread', '12.5'],
  ],
};

const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

describe('a PDF', () => {
  test('has a table of offsets that each point at their object', () => {
    const pdf = latin(writeFile('rules.pdf', text));
    const start = Number(/startxref\n(\d+)/.exec(pdf)?.[1]);
    expect(pdf.slice(start, start + 4)).toBe('xref');
    const offsets = [...pdf.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, at]) =>
      Number(at),
    );
    expect(offsets.length).toBeGreaterThan(5);
    offsets.forEach((offset, index) => {
      expect(pdf.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj`));
    });
  });

  test('says how long each stream is, to the byte', () => {
    const pdf = latin(writeFile('rules.pdf', text));
    const streams = [...pdf.matchAll(/\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/g)];
    expect(streams).toHaveLength(1);
    for (const [, length, content] of streams) expect(content).toHaveLength(Number(length));
  });

  test('escapes parentheses and backslashes and keeps typographic letters', () => {
    const pdf = latin(writeFile('rules.pdf', text));
    expect(pdf).toContain('\\(22:00 \\226 7:00\\) are \\223gentle\\224.');
    expect(pdf).toContain('C:\\\\ <tag> Gr\\366\\337e ??');
  });

  test('goes on over as many pages as it needs', () => {
    const long = { title: 'Long', paragraphs: Array.from({ length: 60 }, () => 'A line.') };
    expect(latin(writeFile('long.pdf', long))).toContain('/Count 3');
  });
});

describe('an archive', () => {
  test.each(['docx', 'xlsx', 'zip'])('.%s passes the test of unzip', (kind) => {
    const path = join(mkdtempSync(join(tmpdir(), 'hoa-')), `sample.${kind}`);
    writeFileSync(path, writeFile(`sample.${kind}`, text));
    expect(execFileSync('unzip', ['-t', path]).toString()).toContain('No errors detected');
  });

  test('escapes what would be markup', () => {
    expect(latin(writeFile('a.docx', text))).toContain('&#60;tag&#62;');
  });
});

describe('a PNG', () => {
  test('has the pixels it announces and chunks with true checksums', () => {
    const png = Buffer.from(writeFile('pond.png', text));
    const parts: Buffer[] = [];
    for (let at = 8; at < png.length; ) {
      const length = png.readUInt32BE(at);
      const body = png.subarray(at + 4, at + 8 + length);
      expect(png.readUInt32BE(at + 8 + length)).toBe(crc32(body));
      if (body.subarray(0, 4).toString() === 'IDAT') parts.push(body.subarray(4));
      at += 12 + length;
    }
    expect(inflateSync(Buffer.concat(parts))).toHaveLength((1 + 480 / 4) * 320);
  });
});

test('a table becomes comma-separated lines with quotes where they are needed', () => {
  expect(latin(writeFile('lines.csv', text))).toBe('Line,Amount\r\n"Soup, bread",12.5');
});

test('a name without a known ending is plain text', () => {
  expect(mimeTypeOf('README')).toBe('text/plain');
  expect(latin(writeFile('note.txt', { title: 'Note', paragraphs: ['Hello.'] }))).toBe(
    'Note\n\nHello.\n',
  );
});
