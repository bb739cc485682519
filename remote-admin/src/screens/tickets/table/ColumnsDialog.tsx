import { useTicketText } from '@hoa/tickets';
import { Button, Checkbox, Dialog, DialogFooter, Stack } from '@hoa/ui';
import { useText } from '../messages.ts';
import { type ColumnName, defaultColumns, selectableColumns } from './columns.ts';
import { columnHeaders } from './useTicketColumns.tsx';

export interface ColumnsDialogProps {
  readonly columns: readonly ColumnName[];
  readonly onChange: (columns: readonly ColumnName[]) => void;
  readonly onClose: () => void;
}

/** A dialog for selecting the table's columns; each change applies immediately. */
export function ColumnsDialog({ columns, onChange, onClose }: ColumnsDialogProps) {
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
