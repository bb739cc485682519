export interface CsvRow {
  /** From 1, as an editor counts. */
  readonly line: number;
  readonly cells: string[];
}

export interface CsvRows {
  readonly rows: CsvRow[];
  /** The lines that are no rows. */
  readonly unreadable: number[];
}

/** Reads the first rows of a CSV file for a person. Rejects with `invalid-input` when that takes too much. */
export type CsvReader = (csv: string, maxRows: number, uid: string) => Promise<CsvRows>;
