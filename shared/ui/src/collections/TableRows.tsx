import { memo, type ReactNode, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { useKitText } from '../messages.ts';
import { OnDemand } from '../on-demand/OnDemand.tsx';
import { partOnDemand } from '../on-demand/part-on-demand.ts';
import type { Column } from './column.ts';
import styles from './DataTable.module.css';
import type { VirtualView } from './VirtualItems.tsx';
import { firstOf, virtualFrom } from './virtual-from.ts';

const BoxVirtualItems = partOnDemand(() =>
  import('./VirtualItems.tsx').then((m) => m.BoxVirtualItems),
);

interface TableRowsProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  phone: 'cards' | 'scroll';
  head: ReactNode;
}

/** The table in its scrollable region; from 200 rows, only those in view are rendered. */
export function TableRows<Row>(props: TableRowsProps<Row>) {
  const { label, columns, rows, rowId, phone, head } = props;
  const text = useKitText();
  const scroller = useRef<HTMLElement>(null);
  const virtual = rows.length >= virtualFrom;
  const idAt = (index: number) => {
    const row = rows[index];
    return row === undefined ? String(index) : rowId(row);
  };
  const table = (view: VirtualView) => (
    <table
      aria-label={label}
      aria-rowcount={virtual ? rows.length + 1 : undefined}
      className={classNames(
        styles.table,
        styles[columns.some(({ card }) => card) ? 'short' : phone],
        columns.some(({ buttons }) => buttons) && styles.withButtons,
        virtual && styles.fixed,
      )}
    >
      <thead>{head}</thead>
      <Spacer height={view.before} columns={columns.length} />
      <tbody>
        {view.indices.map((index) => {
          const row = rows[index];
          return row === undefined ? null : (
            <MemoRow
              key={idAt(index)}
              columns={columns}
              row={row}
              index={index}
              measure={virtual ? view.measure : undefined}
            />
          );
        })}
      </tbody>
      <Spacer height={view.after} columns={columns.length} />
    </table>
  );
  return (
    <section
      ref={scroller}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
      tabIndex={0}
      className={classNames(styles.scroller, 'fading-end', virtual && styles.tall)}
    >
      {virtual ? (
        <OnDemand what={text.restOfList} keepPending pending={table(firstOf(rows.length))}>
          <BoxVirtualItems scroller={scroller} count={rows.length} estimate={49} itemKey={idAt}>
            {table}
          </BoxVirtualItems>
        </OnDemand>
      ) : (
        table({ ...firstOf(0), indices: rows.map((_, index) => index) })
      )}
    </section>
  );
}

interface TableRowProps<Row> {
  columns: readonly Column<Row>[];
  row: Row;
  index: number;
  /** Set if only the rows in view are rendered. */
  measure: VirtualView['measure'] | undefined;
}

function TableRow<Row>({ columns, row, index, measure }: TableRowProps<Row>) {
  return (
    <tr ref={measure} data-index={index} aria-rowindex={measure ? index + 2 : undefined}>
      {columns.map((column) => (
        <Cell key={column.id} column={column} row={row} />
      ))}
    </tr>
  );
}

// Memoized, so that a press on a control above the table does not rerender every row.
const MemoRow = memo(TableRow) as typeof TableRow;

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const className = classNames(
    styles.cell,
    column.align === 'end' && styles.end,
    column.buttons && styles.buttons,
    column.card && styles[column.card],
  );
  const label = column.hideHeader || column.buttons ? undefined : column.header;
  return column.rowHeader ? (
    <th scope="row" className={classNames(className, styles.rowHeader)}>
      {column.cell(row)}
    </th>
  ) : (
    <td data-label={label} className={className}>
      {column.cell(row)}
    </td>
  );
}

/** Keeps the height of rows that are not rendered. */
function Spacer({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null;
  return (
    <tbody aria-hidden="true" className={styles.room}>
      <tr>
        <td colSpan={columns} style={{ blockSize: `${height}px` }} />
      </tr>
    </tbody>
  );
}
