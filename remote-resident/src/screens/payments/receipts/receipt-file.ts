import type { ReceiptFact } from './useReceiptFacts.ts';

export interface ReceiptFile {
  /** BCP 47 tag of the texts' language. */
  readonly language: string;
  readonly association: string;
  readonly title: string;
  readonly facts: readonly ReceiptFact[];
  readonly note: string;
}

/** A receipt as one self-contained HTML page: no scripts and no external resources. */
export function receiptFile({ language, association, title, facts, note }: ReceiptFile): string {
  const rows = facts.map(
    ({ term, value }) => `<tr><th scope="row">${escaped(term)}</th><td>${escaped(value)}</td></tr>`,
  );
  return `<!doctype html>
<html lang="${escaped(language)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(`${title} · ${association}`)}</title>
<style>
body { max-width: 38rem; margin: 3rem auto; padding: 0 1.5rem; color: #222; background: #fff; font: 16px/1.5 system-ui, sans-serif; }
header { border-bottom: 2px solid #222; margin-bottom: 1.5rem; }
header p { margin: 0; color: #555; }
h1 { margin: 0 0 1rem; font-size: 1.75rem; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .5rem 0; border-bottom: 1px solid #ddd; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
th { width: 45%; color: #555; font-weight: 400; }
tr:last-child > * { border-bottom: 2px solid #222; color: #222; font-size: 1.25rem; font-weight: 600; }
footer { margin-top: 1.5rem; color: #555; }
@media print { body { margin: 0; } }
</style>
<header><p>${escaped(association)}</p><h1>${escaped(title)}</h1></header>
<table><tbody>
${rows.join('\n')}
</tbody></table>
<footer>${escaped(note)}</footer>
</html>
`;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');
}
