/**
 * A cell of a CSV file. Texts are always quoted in the file, so that `""` differs from a missing value and `"1"`
 * from the number.
 */
export type Cell = string | number | boolean | undefined;

/**
 * Where a spreadsheet may begin a cell: at the beginning of a text, and after a separator or line break, in case it
 * splits lines at other separators than commas.
 */
const formula = /(?<=^|[;\t\r\n])('*)(?=[ \u00a0]*[=+\-@|%＝＋－＠])|^('*)(?=[\t\r\n])/gu;

/** Adds an apostrophe before each part of a text that a spreadsheet would run as a formula. */
export function withoutFormulas(text: string): string {
  return text.replace(formula, "'$&");
}

/** Reverses `withoutFormulas`. */
export function withFormulas(text: string): string {
  return text.replace(formula, (apostrophes) => apostrophes.slice(1));
}

/** Formats a line of a CSV file, as in RFC 4180. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(written).join(',')}\r\n`;
}

function written(cell: Cell): string {
  if (typeof cell !== 'string') return cell === undefined ? '' : JSON.stringify(cell);
  return `"${withoutFormulas(cell).replaceAll('"', '""')}"`;
}
