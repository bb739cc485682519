import type { Messages } from '../files/messages.ts';

/** Programs by whose names people know their files. */
const programs: Readonly<Record<string, string>> = {
  doc: 'Word',
  docx: 'Word',
  xls: 'Excel',
  xlsx: 'Excel',
};

/** The kinds of files that a list such as `image/*, .pdf, .docx` accepts, in people's words: 'Pictures, PDF, Word'. */
export function acceptedKinds(accept: readonly string[], text: Pick<Messages, 'pictures'>): string {
  const kinds = accept.map((entry) => {
    if (entry === 'image/*') return text.pictures;
    const extension = entry.replace(/^.*[./]/, '').toLowerCase();
    return programs[extension] ?? extension.toUpperCase();
  });
  return [...new Set(kinds)].join(', ');
}
