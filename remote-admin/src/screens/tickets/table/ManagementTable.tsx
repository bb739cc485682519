import type { Sort, Ticket } from '@hoa/domain';
import { Button, DataTable } from '@hoa/ui';
import { Settings2 } from 'lucide-react';
import { useState } from 'react';
import { BulkBar } from '../BulkBar.tsx';
import { useText } from '../messages/index.ts';
import { useSelection } from '../useSelection.ts';
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
}

/** The tickets as a dense table to compare them in: a line each, sorted, with the columns chosen. */
export function ManagementTable({ tickets, total, sort, onSort }: ManagementTableProps) {
  const text = useText();
  const selection = useSelection(tickets);
  const [chosen, setChosen] = useState(readColumns);
  const [isChoosing, setIsChoosing] = useState(false);
  const columns = useTicketColumns(chosen, selection);
  return (
    <>
      <BulkBar tickets={tickets} selection={selection} className={styles.bar}>
        <Button
          size="sm"
          variant="quiet"
          icon={<Settings2 aria-hidden="true" />}
          onClick={() => setIsChoosing(true)}
        >
          {text.columns}
        </Button>
      </BulkBar>
      <DataTable
        label={text.tickets}
        columns={columns}
        rows={tickets}
        total={total}
        rowId={({ id }) => id}
        sort={sort}
        onSort={onSort}
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
          onClose={() => setIsChoosing(false)}
        />
      )}
    </>
  );
}
