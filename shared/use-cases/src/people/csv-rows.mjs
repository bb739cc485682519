// @ts-check
// Imports nothing, so that a server can run it in a process of its own (`server/src/decoding/decode.mjs`).

/** @typedef {import('../ports/services.ts').CsvRows} CsvRows */

/**
 * The first rows of a CSV file with commas or, as some programs write it, semicolons or tabs.
 * @param {typeof import('csv-parse/sync').parse} parse
 * @param {string} csv
 * @param {number} maxRows
 * @returns {CsvRows}
 */
export function csvRows(parse, csv, maxRows) {
  /** @type {number[]} */
  const unreadable = [];
  /** @param {unknown} error */
  const skip = (error) => {
    const line = Number(/** @type {{ lines?: number } | undefined} */ (error)?.lines ?? 1);
    // Each quote in a line is an error of its own.
    if (unreadable.at(-1) !== line) unreadable.push(line);
    return undefined;
  };
  const [header = ''] = csv.split(/\r\n?|\n/, 1);
  /** @param {string} delimiter */
  const count = (delimiter) => header.replace(/"[^"]*"/g, '').split(delimiter).length;
  try {
    /** @type {unknown} */
    const parsed = parse(csv, {
      bom: true,
      delimiter: [';', '\t'].reduce((used, one) => (count(one) > count(used) ? one : used), ','),
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      skip_records_with_error: true,
      on_skip: skip,
      info: true,
      to: maxRows,
    });
    const records = /** @type {{ record: string[], info: { lines: number } }[]} */ (parsed);
    const rows = records.map(({ record, info }) => ({
      // The parser counts the last line of a record.
      line: info.lines - (record.join('').split(/\r\n?|\n/).length - 1),
      cells: record,
    }));
    return { rows, unreadable };
  } catch (error) {
    skip(error);
    return { rows: [], unreadable };
  }
}
