import { expect, it } from 'vitest';
import { uniqueFilePath } from './file-path.ts';

it.each([
  ['Bylaws 2026.pdf', 'files/document/Bylaws 2026.pdf'],
  ["José O'Brien’s plan.pdf", "files/document/José O'Brien’s plan.pdf"],
  ['../../etc/passwd', 'files/document/_.._etc_passwd'],
  ['a\\b:c?.pdf', 'files/document/a_b_c_.pdf'],
  ['..', 'files/document/file'],
  [`${'é'.repeat(120)}.pdf`, `files/document/${'é'.repeat(100)}.pdf`],
  ['line\nbreak.pdf', 'files/document/line_break.pdf'],
])('the file %j has the path %j', (name, path) => {
  expect(uniqueFilePath('document', name, new Set())).toBe(path);
});

it('files of the same name get different paths, also on disks that ignore case', () => {
  const taken = new Set<string>();
  expect(
    ['Plan.pdf', 'plan.PDF', 'Plan.pdf', 'Plan'].map((name) => uniqueFilePath('news', name, taken)),
  ).toEqual([
    'files/news/Plan.pdf',
    'files/news/plan (2).PDF',
    'files/news/Plan (3).pdf',
    'files/news/Plan',
  ]);
});
