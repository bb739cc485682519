// @ts-check

/** Returns the median. @param {readonly number[]} figures */
export function median(figures) {
  const sorted = [...figures].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const high = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? high : ((sorted[middle - 1] ?? high) + high) / 2;
}

/** @param {readonly number[]} figures */
export function total(figures) {
  return figures.reduce((sum, figure) => sum + figure, 0);
}

/**
 * Prints rows under headings in aligned columns, numbers on the right.
 * @param {readonly string[]} headings
 * @param {readonly (readonly (string | number)[])[]} rows
 */
export function printTable(headings, rows) {
  const cells = [headings, ...rows.map((row) => row.map(String))];
  const widths = headings.map((_, column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  for (const row of cells) {
    const line = row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    console.log(line.join('  '));
  }
}
