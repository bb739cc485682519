import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { ColumnStrip } from './TicketBoard.tsx';

const widthPx = 300;
const columns = [
  { id: 'new', label: 'New', total: 1 },
  { id: 'waiting_resident', label: 'Waiting', total: 12 },
  { id: 'closed', label: 'Closed', total: 0 },
];

function Example() {
  const board = useRef<HTMLDivElement>(null);
  return (
    <div ref={board}>
      <ColumnStrip board={board} columns={columns} />
      {/* biome-ignore lint/a11y/useSemanticElements: as the board of the kit. */}
      <div role="group">
        {columns.map(({ id, label }, index) => (
          <section key={id} aria-label={label} data-at={index} />
        ))}
      </div>
    </div>
  );
}

it('names the columns with their counts, leads to each and marks the one in view', async () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const at = this.getAttribute('data-at');
    const scrolled = at === null ? 0 : (this.parentElement?.scrollLeft ?? 0);
    return new DOMRect(Number(at) * widthPx - scrolled, 0, widthPx, 100);
  });
  const user = userEvent.setup();
  render(<Example />);
  const chips = screen.getAllByRole('button');
  expect(chips.map((chip) => chip.textContent)).toEqual(['New 1', 'Waiting 12', 'Closed 0']);
  expect(screen.getByRole('button', { current: true })).toHaveTextContent('New 1');
  await user.click(screen.getByRole('button', { name: 'Waiting 12' }));
  const board = screen.getByRole('group');
  expect(board.scrollLeft).toBe(widthPx);
  board.dispatchEvent(new Event('scroll'));
  await waitFor(() =>
    expect(screen.getByRole('button', { current: true })).toHaveTextContent('Waiting 12'),
  );
});
