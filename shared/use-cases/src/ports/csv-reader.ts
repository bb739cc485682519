import type { CsvRows } from '../people/csv-rows.mjs';

export type { CsvRows } from '../people/csv-rows.mjs';

/** Reads the first rows of a CSV file for a person. Rejects with `invalid-input` when that takes too much. */
export type CsvReader = (csv: string, most: number, uid: string) => Promise<CsvRows>;
