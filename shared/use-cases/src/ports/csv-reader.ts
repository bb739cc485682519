export interface CsvRow {
  /** Counted from 1. */
  readonly line: number;
  readonly cells: string[];
}

export interface CsvRows {
  readonly rows: CsvRow[];
  /** The numbers of the lines that cannot be parsed. */
  readonly unreadable: number[];
}

/**
 * Reads the first rows of a CSV file for a person. Rejects with `invalid-input` if that takes too much time or memory.
 */
export type CsvReader = (csv: string, maxRows: number, uid: string) => Promise<CsvRows>;
