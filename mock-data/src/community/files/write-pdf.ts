import type { DocumentText } from './document-text.ts';

const lineLength = 84;
const linesPerPage = 44;
/** Where the standard fonts keep the typographic letters that Latin-1 lacks. */
const windowsLetters: Record<string, number> = {
  '€': 128,
  '…': 133,
  '‘': 145,
  '’': 146,
  '“': 147,
  '”': 148,
  '•': 149,
  '–': 150,
  '—': 151,
};

/** A plain PDF 1.4 in the reader's own Helvetica, as many pages as the text needs. */
export function writePdf(document: DocumentText): Uint8Array<ArrayBuffer> {
  const pages = paginate(bodyLines(document));
  const pageIds = pages.map((_, index) => 5 + index * 2);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pageIds.map((id) => `${id} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    ...pages.flatMap((lines, index) => page(pageIds[index] ?? 0, lines, document.title, index)),
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  // Everything is written in ASCII, so a character is a byte and the offsets hold.
  return new TextEncoder().encode(text);
}

function bodyLines({ paragraphs, rows = [] }: DocumentText): string[] {
  const table = rows.map((row) => row.join('   '));
  const blocks = [...paragraphs.flatMap((paragraph) => paragraph.split('\n')), ...table];
  return blocks.flatMap((block) => [...wrap(block), ...(table.includes(block) ? [] : [''])]);
}

function wrap(text: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line && line.length + word.length >= lineLength) {
      lines.push(line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  return [...lines, line];
}

function paginate(lines: readonly string[]): string[][] {
  const count = Math.max(1, Math.ceil(lines.length / linesPerPage));
  return Array.from({ length: count }, (_, index) =>
    lines.slice(index * linesPerPage, (index + 1) * linesPerPage),
  );
}

function page(id: number, lines: readonly string[], title: string, index: number): string[] {
  const heading = `BT /F2 ${index === 0 ? 20 : 11} Tf 64 760 Td (${escapeText(title)}) Tj ET`;
  const body = lines.map((line) => `(${escapeText(line)}) Tj T*`).join('\n');
  const content = `${heading}\nBT /F1 11 Tf 15 TL 64 724 Td\n${body}\nET`;
  const fonts = '/Font << /F1 3 0 R /F2 4 0 R >>';
  return [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << ${fonts} >> /Contents ${id + 1} 0 R >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ];
}

function font(name: string): string {
  return `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
}

function escapeText(text: string): string {
  return Array.from(text, (letter) => {
    if (letter === '(' || letter === ')' || letter === '\\') return `\\${letter}`;
    const code = windowsLetters[letter] ?? letter.codePointAt(0) ?? 63;
    if (code >= 32 && code < 127) return letter;
    return code > 127 && code < 256 ? `\\${code.toString(8)}` : '?';
  }).join('');
}
