import type { Sort, Ticket } from '@hoa/domain';
import { DataTable } from '@hoa/ui';
import { type ReactNode, useState } from 'react';
import { useText } from '../messages/index.ts';
import type { Selection } from '../useSelection.ts';
import { ColumnsDialog } from './ColumnsDialog.tsx';
import { keepColumns, readColumns } from './columns.ts';
import styles from './TicketTable.module.css';
import { useTicketColumns } from './useTicketColumns.tsx';

export interface ManagementTableProps {
  /** The page shown. */
  readonly tickets: readonly Ticket[];
  /** How many match. */
  readonly total: number;
  readonly sort: Sort | null;
  readonly onSort: (sort: Sort | null) => void;
  readonly selection: Selection;
  /** The button that chooses columns, which on a phone stands beside the sort. */
  readonly chooseColumns: ReactNode;
  /** The columns are being chosen. */
  readonly isChoosing: boolean;
  readonly onChosen: () => void;
}

/** The tickets as a dense table to compare them in: a line each, sorted, with the columns chosen. */
export function ManagementTable(props: ManagementTableProps) {
  const { tickets, total, sort, onSort, selection, chooseColumns, isChoosing, onChosen } = props;
  const text = useText();
  const [chosen, setChosen] = useState(readColumns);
  const columns = useTicketColumns(chosen, tickets, selection);
  return (
    <>
      <DataTable
        label={text.tickets}
        columns={columns}
        rows={tickets}
        total={total}
        rowId={({ id }) => id}
        sort={sort}
        onSort={onSort}
        aside={<span className={styles.choose}>{chooseColumns}</span>}
        data-wide=""
        className={styles.table}
      />
      {isChoosing && (
        <ColumnsDialog
          columns={chosen}
          onChange={(next) => {
            setChosen(next);
            keepColumns(next);
          }}
          onClose={onChosen}
        />
      )}
    </>
  );
}
