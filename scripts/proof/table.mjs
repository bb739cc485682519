// @ts-check

/**
 * Replaces the row of the page's first table that starts with the same cell, or appends the row.
 * @param {string} page
 * @param {readonly string[]} row
 */
export function withRow(page, row) {
  const line = `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const lines = page.trimEnd().split('\n');
  const first = lines.findIndex((one) => one.startsWith('| '));
  const rows = lines.slice(first).findIndex((one) => !one.startsWith('| '));
  const end = rows < 0 ? lines.length : first + rows;
  // The formatter pads cells.
  const at = lines.findIndex((one) => one.split('|')[1]?.trim() === row[0]);
  if (at >= first && at < end) lines[at] = line;
  else lines.splice(end, 0, line);
  return `${lines.join('\n')}\n`;
}
