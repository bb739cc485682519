import type { ReactNode } from 'react';
import type { SortValue } from './sort.ts';

export interface Column<Row> {
  /** Names the column in the sort. */
  id: string;
  /** The header text. */
  header: string;
  /** A control in place of the header's text, such as one that chooses all rows. */
  head?: ReactNode;
  /** What a row shows in it. */
  cell: (row: Row) => ReactNode;
  /** What the table sorts it by; without it and `sortable` the column cannot be sorted. */
  sortBy?: ((row: Row) => SortValue) | undefined;
  /** Can be sorted where the rows come in their order; see `total` of the table. */
  sortable?: boolean | undefined;
  /** `end` for amounts. */
  align?: 'start' | 'end' | undefined;
  /** Shows the header to screen readers only. */
  hideHeader?: boolean | undefined;
  /** Holds buttons: on a phone they stand beside the row's title, without the header. */
  buttons?: boolean | undefined;
  /** Names the row: one column per table. */
  rowHeader?: boolean | undefined;
  /**
   * Its place where there is room for cards alone: beside the row's title, in a line below, or among the quiet facts
   * after that, `named` by its header. Once a column has one, the cards of the table are short instead of a list of
   * headers and values; columns of `buttons` come last.
   */
  card?: 'top' | 'line' | 'fact' | 'named' | undefined;
  /** Any CSS width. */
  width?: string | undefined;
}
