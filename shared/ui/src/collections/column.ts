import type { ReactNode } from 'react';
import type { SortValue } from './sort.ts';

export interface Column<Row> {
  /** The column's id in the sort. */
  id: string;
  /** The header text. */
  header: string;
  /** A control instead of the header text, such as one that selects all rows. */
  head?: ReactNode;
  /** Renders the cell of a row. */
  cell: (row: Row) => ReactNode;
  /** Returns the value to sort by; without it and `sortable` the column cannot be sorted. */
  sortBy?: ((row: Row) => SortValue) | undefined;
  /** The column can be sorted by the caller, who provides sorted rows; see `total` of the table. */
  sortable?: boolean | undefined;
  /** `end` for amounts. */
  align?: 'start' | 'end' | undefined;
  /** Shows the header to screen readers only. */
  hideHeader?: boolean | undefined;
  /** The column contains buttons: on a phone they are next to the row's title, without the header. */
  buttons?: boolean | undefined;
  /** The column names the row; one per table. */
  rowHeader?: boolean | undefined;
  /**
   * The position on a card: next to the row's title (`top`), in a line below, or among the secondary facts after it,
   * where `named` includes the header. If a column has one, the table shows short cards instead of lists of headers and
   * values; columns with `buttons` come last.
   */
  card?: 'top' | 'line' | 'fact' | 'named' | undefined;
  /** Any CSS width. */
  width?: string | undefined;
}
