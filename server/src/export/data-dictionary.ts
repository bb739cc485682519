import type { Locale } from '@hoa/locales';
import type { Cell } from '@hoa/spreadsheets/csv-line';
import { exportTexts } from './export-texts.ts';
import type { WrittenTable } from './tables.ts';

const heads = ['table', 'kind', 'column', 'type', 'format', 'required', 'values'];

/** What the cells of each type contain. */
const formats = {
  text: 'Unicode text',
  time: 'ISO 8601',
  day: 'YYYY-MM-DD',
  number: 'decimal point',
  cents: 'hundredths of the currency',
  boolean: 'true or false',
  json: 'JSON',
};

/** Returns the lines of a table that describes the columns of all others. */
export function dataDictionary(tables: readonly WrittenTable[], locale: Locale): Cell[][] {
  const lines = tables.flatMap(({ name, path, columns }) =>
    columns.map(({ name: column, type, isRequired, values }) => [
      path,
      exportTexts[locale].tables[name],
      column,
      type,
      formats[type],
      isRequired,
      values.join(', '),
    ]),
  );
  return [heads, ...lines];
}
