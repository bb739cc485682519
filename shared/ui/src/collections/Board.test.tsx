import { createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Board } from './Board.tsx';

interface Item {
  id: string;
  title: string;
  status: string;
}
const statuses = ['new', 'doing', 'done'] as const;
const labels = { new: 'New', doing: 'In Progress', done: 'Complete' };

function Example({ refuse, count = 2 }: { refuse?: () => void; count?: number }) {
  const [items, setItems] = useState<Item[]>(
    Array.from({ length: count }, (_, index) => ({
      id: `i${index}`,
      title: `Card ${index + 1}`,
      status: 'new',
    })),
  );
  return (
    <Board
      label="Work"
      columns={statuses.map((id) => ({
        id,
        label: labels[id],
        items: items.filter((item) => item.status === id),
      }))}
      itemId={(item) => item.id}
      itemName={(item) => item.title}
      canMove={(_item, to) => to !== 'done'}
      onMove={(item, to) => {
        if (refuse) return refuse();
        setItems(items.map((other) => (other === item ? { ...other, status: to } : other)));
      }}
      renderCard={(item, move) => (
        <article aria-label={item.title}>
          <a href={`/${item.id}`}>{item.title}</a>
          {move}
        </article>
      )}
    />
  );
}

const column = (name: string) => within(screen.getByRole('region', { name }));
const dataTransfer = { setData: () => {}, effectAllowed: '', dropEffect: '' };
const card = (name: string) => {
  const item = screen.getByRole('article', { name }).closest('li');
  if (!item) throw new Error(`${name} is not in a list`);
  return item;
};

describe('Board', () => {
  it('names each column by its label, counts its cards, and shows when it has none', () => {
    render(<Example />);
    expect(column('New').getByText('2 items')).toBeInTheDocument();
    expect(column('New').getAllByRole('listitem')).toHaveLength(2);
    expect(column('Complete').getByText('No items')).toBeVisible();
  });

  it('moves a card by its menu, which lists only allowed columns, and announces it', async () => {
    const user = userEvent.setup();
    render(<Example />);
    await user.click(screen.getByRole('button', { name: 'Move to… Card 1' }));
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'In Progress',
    ]);
    await user.click(screen.getByRole('menuitem', { name: 'In Progress' }));
    expect(await column('In Progress').findByRole('article', { name: 'Card 1' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Card 1 moved to In Progress.');
    expect(screen.getByRole('link', { name: 'Card 1' })).toHaveFocus();
  });

  it('asks for the target column in a sheet on a phone', async () => {
    const phone = Object.assign(new EventTarget(), { matches: true });
    vi.spyOn(window, 'matchMedia').mockReturnValue(phone as never);
    const user = userEvent.setup();
    render(<Example />);
    await user.click(screen.getByRole('button', { name: 'Move to… Card 1' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Move to…' }));
    expect(sheet.getByText('Card 1')).toBeVisible();
    expect(sheet.getByRole('menuitem', { name: 'In Progress' })).toHaveFocus();
    await user.click(sheet.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('button', { name: 'Move to… Card 1' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('menuitem', { name: 'In Progress' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await column('In Progress').findByRole('article', { name: 'Card 1' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('link', { name: 'Card 1' })).toHaveFocus());
  });

  it('moves a card by dragging, and shows the drop target only in the column under the pointer', async () => {
    render(<Example />);
    const doing = screen.getByRole('region', { name: 'In Progress' });
    const done = screen.getByRole('region', { name: 'Complete' });
    fireEvent.dragStart(card('Card 2'), { dataTransfer });
    await waitFor(() => expect(card('Card 2')).toHaveAttribute('data-dragged'));
    expect(screen.queryByText('Drop here')).not.toBeInTheDocument();
    fireEvent.dragOver(done, { dataTransfer });
    expect(column('Complete').getByText('Cannot be moved here')).toBeVisible();
    fireEvent.dragLeave(done, { dataTransfer, relatedTarget: doing });
    fireEvent.dragOver(doing, { dataTransfer });
    expect(column('In Progress').getByText('Drop here')).toBeVisible();
    expect(column('Complete').queryByText('Cannot be moved here')).not.toBeInTheDocument();
    fireEvent.drop(doing, { dataTransfer });
    expect(await column('In Progress').findByRole('article', { name: 'Card 2' })).toBeVisible();
    expect(screen.queryByText('Drop here')).not.toBeInTheDocument();
  });

  it('refuses a card in a column that it may not move to', () => {
    render(<Example />);
    fireEvent.dragStart(card('Card 2'), { dataTransfer });
    const target = screen.getByRole('region', { name: 'Complete' });
    const over = createEvent.dragOver(target, { dataTransfer });
    fireEvent(target, over);
    expect(over.defaultPrevented).toBe(false);
    fireEvent.drop(target, { dataTransfer });
    expect(column('New').getByRole('article', { name: 'Card 2' })).toBeVisible();
  });

  it('announces nothing when the move is refused', async () => {
    const user = userEvent.setup();
    const refuse = vi.fn();
    render(<Example refuse={refuse} />);
    await user.click(screen.getByRole('button', { name: 'Move to… Card 1' }));
    await user.click(screen.getByRole('menuitem', { name: 'In Progress' }));
    await waitFor(() => expect(refuse).toHaveBeenCalledOnce());
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(column('New').getByRole('article', { name: 'Card 1' })).toBeVisible();
  });

  it('renders every card of a short board', () => {
    render(<Example count={49} />);
    expect(column('New').getAllByRole('listitem')).toHaveLength(49);
  });

  it('renders only the cards in view of a long one', async () => {
    render(<Example count={50} />);
    expect(await screen.findByRole('article', { name: 'Card 1' })).toBeVisible();
    expect(column('New').getByText('50 items')).toBeInTheDocument();
    expect(column('New').getAllByRole('listitem').length).toBeLessThan(50);
  });
});
