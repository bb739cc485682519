// @ts-check

/**
 * The page with a row of its table put in the place of the one that begins with the same cell, or added below the last.
 * @param {string} page
 * @param {readonly string[]} row
 */
export function withRow(page, row) {
  const line = `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const lines = page.trimEnd().split('\n');
  const at = lines.findIndex((one) => one.startsWith(`| ${row[0]} |`));
  if (at < 0) lines.splice(lines.findLastIndex((one) => one.startsWith('| ')) + 1, 0, line);
  else lines[at] = line;
  return `${lines.join('\n')}\n`;
}
