import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validationText } from '../kernel/validation.ts';
import {
  chooseFiles,
  fileProblem,
  isAcceptedType,
  isPreviewable,
  maxFileBytes,
  offeredTypes,
} from './upload-rules.ts';

const file = (name: string, type = '', size = 1000) => ({ name, type, size });

const problemText = (...input: Parameters<typeof fileProblem>) => {
  const problem = fileProblem(...input);
  return problem && validationText(problem);
};

describe('a field for files', () => {
  it('names JPEG first and takes no picture unnamed, so that phones convert their photos', () => {
    expect(offeredTypes(['image/*', '.pdf']).join()).toBe(
      `image/jpeg,image/png,image/gif,image/webp,image/avif,image/tiff,.pdf`,
    );
    expect(offeredTypes(['.doc'])).toEqual(['.doc']);
  });
});

describe('accepted types', () => {
  it.each([
    [file('a.PDF'), ['.pdf'], true],
    [file('a.pdf.exe', 'application/pdf'), ['.pdf'], false],
    [file('.pdf'), ['.pdf'], false],
    [file('a.pdf', 'application/pdf'), ['application/pdf'], true],
    [file('a.pdf', 'application/pdfx'), ['application/pdf'], false],
    [file('a.png', 'image/png'), ['image/*'], true],
    [file('a.png', 'IMAGE/PNG'), [' Image/* '], true],
    [file('a.png', 'imagex/png'), ['image/*'], false],
    [file('a.png', ''), ['image/*'], false],
    [file('a.HEIC', ''), ['image/*'], true],
    [file('a.heic', ''), ['.pdf'], false],
    [file('a.bin', 'x/y'), ['*/*'], true],
    [file('a.png', 'image/png'), [], false],
    [file('a.png', 'image/png'), [''], false],
  ])('%o against %j: %s [5.18]', (chosen, accept, expected) => {
    expect(isAcceptedType(chosen, accept)).toBe(expected);
  });
});

describe('the error of a file', () => {
  it.each([
    [file('a.docx'), undefined],
    [file('a.jpg', 'image/jpeg', maxFileBytes), undefined],
    [file('a.jpg', 'image/jpeg', maxFileBytes + 1), 'File size must be less than 10MB'],
    [file('a.jpg', 'image/jpeg', 0), 'This file is empty'],
    [
      file('a.zip', 'application/zip'),
      'File type not supported. Accepted: image/*, .pdf, .doc, .docx',
    ],
    // The size is checked first, for every type.
    [file('a.zip', 'application/zip', maxFileBytes + 1), 'File size must be less than 10MB'],
  ])('%o: %s [5.17]', (chosen, text) => {
    expect(problemText(chosen)).toBe(text);
  });

  it('the message lists the types that the field accepts [5.18]', () => {
    expect(problemText(file('a.png', 'image/png'), ['.pdf', '.doc'])).toBe(
      'File type not supported. Accepted: .pdf, .doc',
    );
  });
});

describe('choosing several', () => {
  it('takes the first five and refuses the rest with the reason [5.19]', () => {
    const files = Array.from({ length: 7 }, (_, index) => file(`${index}.pdf`));
    const { accepted, refused } = chooseFiles(files);
    expect(accepted).toEqual(files.slice(0, 5));
    expect(refused.map(({ problem }) => validationText(problem))).toEqual([
      'Maximum 5 files allowed',
      'Maximum 5 files allowed',
    ]);
  });

  it('counts those already there, and not those refused for another reason', () => {
    const files = [file('a.exe'), file('b.pdf'), file('c.pdf')];
    const { accepted, refused } = chooseFiles(files, { present: 4 });
    expect(accepted.map(({ name }) => name)).toEqual(['b.pdf']);
    expect(refused.map(({ problem }) => problem.code)).toEqual(['file-type', 'file-count']);
  });

  it('loses no file and never goes over the limit', () => {
    const anyFile = fc.record({
      name: fc.constantFrom('a.pdf', 'b.png', 'c.exe'),
      type: fc.constantFrom('', 'image/png'),
      size: fc.nat(2 * maxFileBytes),
    });
    fc.assert(
      fc.property(fc.array(anyFile), fc.nat(7), (files, present) => {
        const { accepted, refused } = chooseFiles(files, { present });
        expect(accepted.length + refused.length).toBe(files.length);
        expect(accepted.length).toBeLessThanOrEqual(Math.max(0, 5 - present));
      }),
    );
  });
});

describe('previews', () => {
  it.each([
    [file('a.png', 'image/png'), true],
    [file('a.jpg', 'image/jpeg'), true],
    [file('a.svg', 'image/svg+xml'), false],
    [file('a.svg', 'image/png'), false],
    [file('a.svgz ', 'image/png'), false],
    [file('a.html', 'image/png'), false],
    [file('a.html', 'text/html'), false],
    [file('a.png', 'text/html'), false],
    [file('a.pdf', 'application/pdf'), false],
    [file('a.png', 'image/png,text/html'), false],
  ])('%o: %s [5.17]', (chosen, expected) => {
    expect(isPreviewable(chosen)).toBe(expected);
  });
});
