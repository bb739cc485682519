import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Column } from './column.ts';
import { DataTable } from './DataTable.tsx';

interface Row {
  id: string;
  title: string;
  amount: number;
}
const columns: Column<Row>[] = [
  {
    id: 'title',
    header: 'Title',
    cell: (row) => row.title,
    sortBy: (row) => row.title,
    rowHeader: true,
  },
  {
    id: 'amount',
    header: 'Amount',
    cell: (row) => row.amount,
    sortBy: (row) => row.amount,
    align: 'end',
  },
  {
    id: 'actions',
    header: 'Actions',
    cell: (row) => <button type="button">{`Open ${row.title}`}</button>,
    hideHeader: true,
  },
];
const rowsOf = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `r${index}`,
    title: `Row ${index + 1}`,
    amount: (index * 7) % 5,
  }));
const shown = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const table = (rows: Row[], pageSize?: number) => (
  <DataTable
    label="Invoices"
    columns={columns}
    rows={rows}
    rowId={(row) => row.id}
    pageSize={pageSize}
    empty={<p>No invoices</p>}
  />
);

describe('DataTable', () => {
  it('sorts ascending, then descending, then not at all, and sets aria-sort', async () => {
    const user = userEvent.setup();
    render(table(rowsOf(3)));
    const header = screen.getByRole('columnheader', { name: 'Amount' });
    const press = () => user.click(within(header).getByRole('button'));
    expect(header).toHaveAttribute('aria-sort', 'none');
    await press();
    expect(header).toHaveAttribute('aria-sort', 'ascending');
    expect(shown()).toEqual(['Row 1', 'Row 2', 'Row 3']);
    await press();
    expect(header).toHaveAttribute('aria-sort', 'descending');
    expect(shown()).toEqual(['Row 3', 'Row 2', 'Row 1']);
    await press();
    expect(header).toHaveAttribute('aria-sort', 'none');
  });

  it('draws its rows again only when they or the columns change', () => {
    const cell = vi.fn((row: Row) => row.title);
    const counted: Column<Row>[] = [{ id: 'title', header: 'Title', cell, rowHeader: true }];
    const rows = rowsOf(3);
    const rowId = (row: Row) => row.id;
    const view = (shownRows: Row[], label: string) => (
      <DataTable label={label} columns={counted} rows={shownRows} rowId={rowId} />
    );
    const { rerender } = render(view(rows, 'Invoices'));
    expect(cell).toHaveBeenCalledTimes(3);
    rerender(view([...rows], 'All invoices'));
    expect(cell).toHaveBeenCalledTimes(3);
    rerender(view([{ id: 'r0', title: 'Row 1, paid', amount: 0 }, ...rows.slice(1)], 'Invoices'));
    expect(cell).toHaveBeenCalledTimes(4);
    expect(shown()).toEqual(['Row 1, paid', 'Row 2', 'Row 3']);
  });

  it('leaves aria-sort off a column that cannot be sorted', () => {
    render(table(rowsOf(1)));
    expect(screen.getByRole('columnheader', { name: 'Actions' })).not.toHaveAttribute('aria-sort');
  });

  it('sorts all rows before it cuts them into pages, and goes back to the first page', async () => {
    const user = userEvent.setup();
    render(table(rowsOf(5), 2));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(shown()).toEqual(['Row 3', 'Row 4']);
    await user.click(screen.getByRole('button', { name: 'Title' }));
    await user.click(screen.getByRole('button', { name: 'Title' }));
    expect(shown()).toEqual(['Row 5', 'Row 4']);
  });

  it('shows the empty state when there are no rows', () => {
    render(table([]));
    expect(screen.getByText('No invoices')).toBeVisible();
    expect(screen.queryByRole('rowheader')).not.toBeInTheDocument();
  });

  it('offers a sort above its cards on a phone, unless there is nothing to sort', async () => {
    const phone = Object.assign(new EventTarget(), { matches: true });
    vi.spyOn(window, 'matchMedia').mockReturnValue(phone as never);
    const { rerender } = render(table(rowsOf(2)));
    expect(await screen.findByRole('combobox', { name: 'Sort' })).toHaveDisplayValue(
      'Newest first',
    );
    rerender(table([]));
    expect(screen.queryByRole('combobox', { name: /Sort/ })).not.toBeInTheDocument();
  });

  it('renders only the rows in view of a long table, and counts them all', async () => {
    render(table(rowsOf(10_000)));
    expect(await screen.findByText('Row 1')).toBeVisible();
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
    await screen.findByText('Row 12');
    expect(screen.getAllByRole('rowheader').length).toBeLessThan(60);
  });
});
