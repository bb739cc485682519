import type { Messages } from '../files/messages.ts';

/** Programs by whose names people recognize file types. */
const programs: Readonly<Record<string, string>> = {
  doc: 'Word',
  docx: 'Word',
  xls: 'Excel',
  xlsx: 'Excel',
};

/** Returns the readable names of accepted file types: `image/*, .pdf, .docx` is 'Pictures, PDF, Word'. */
export function acceptedKinds(accept: readonly string[], text: Pick<Messages, 'pictures'>): string {
  const kinds = accept.map((entry) => {
    if (entry === 'image/*') return text.pictures;
    const extension = entry.replace(/^.*[./]/, '').toLowerCase();
    return programs[extension] ?? extension.toUpperCase();
  });
  return [...new Set(kinds)].join(', ');
}
