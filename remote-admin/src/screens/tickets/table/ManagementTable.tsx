import type { Sort, Ticket } from '@hoa/domain';
import { useTicketText } from '@hoa/tickets';
import { Button, Checkbox, DataTable, Dialog, DialogFooter, Stack } from '@hoa/ui';
import { type ReactNode, useState } from 'react';
import { useText } from '../messages.ts';
import type { Selection } from '../useSelection.ts';
import {
  type ColumnName,
  defaultColumns,
  readColumns,
  selectableColumns,
  storeColumns,
} from './columns.ts';
import styles from './TicketTable.module.css';
import { columnHeaders, useTicketColumns } from './useTicketColumns.tsx';

export interface ManagementTableProps {
  readonly tickets: readonly Ticket[];
  readonly total: number;
  readonly sort: Sort | null;
  readonly onSort: (sort: Sort | null) => void;
  readonly selection: Selection;
  /** The button that opens the column selection; on a phone it is next to the sort. */
  readonly chooseColumns: ReactNode;
  /** True while the column selection is open. */
  readonly isChoosing: boolean;
  readonly onChosen: () => void;
}

/** A dense table of tickets: one line each, sorted, with the selected columns. */
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
            storeColumns(next);
          }}
          onClose={onChosen}
        />
      )}
    </>
  );
}

interface ColumnsDialogProps {
  readonly columns: readonly ColumnName[];
  readonly onChange: (columns: readonly ColumnName[]) => void;
  readonly onClose: () => void;
}

/** A dialog for selecting the table's columns; each change applies immediately. */
function ColumnsDialog({ columns, onChange, onClose }: ColumnsDialogProps) {
  const text = useText();
  const headers = columnHeaders(useTicketText());
  return (
    <Dialog open size="sm" title={text.columns} onClose={onClose}>
      <Stack gap={2}>
        {selectableColumns.map((name) => (
          <Checkbox
            key={name}
            label={headers[name]}
            checked={columns.includes(name)}
            onChange={({ target }) =>
              onChange(
                selectableColumns.filter((other) =>
                  other === name ? target.checked : columns.includes(other),
                ),
              )
            }
          />
        ))}
      </Stack>
      <DialogFooter>
        <Button variant="quiet" data-leading="" onClick={() => onChange(defaultColumns())}>
          {text.resetColumns}
        </Button>
        <Button onClick={onClose}>{text.done}</Button>
      </DialogFooter>
    </Dialog>
  );
}
