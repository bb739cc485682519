import type { Ticket } from '@hoa/domain';
import { aTicket } from '@hoa/domain/testing';
import { type Output, useOperation } from '@hoa/portal';
import { actors, fakeGateway, renderScreen } from '@hoa/portal/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useTicketBoard } from './useTicketBoard.ts';

const filters = { search: '', filters: { status: '', priority: '' } };

function boardOf(count: number): Output<'tickets.board'> {
  const items = Array.from(
    { length: count },
    (_, index): Ticket => aTicket({ id: `TKT-${index}`, status: 'new' }),
  );
  return { columns: [{ status: 'new', total: count, items }] };
}

/** Renders a board. `late` records for each render if the data had arrived but was not shown yet. */
function show(count: number) {
  const late: boolean[] = [];
  function Screen() {
    const answer = useOperation('tickets.board', {});
    const board = useTicketBoard(filters);
    late.push(answer.data !== undefined && board.counts === undefined && board.isFetching);
    return <p>{board.counts?.matching ?? 'Nothing yet'}</p>;
  }
  const gateway = fakeGateway({ 'tickets.board': () => boardOf(count) });
  renderScreen(<Screen />, { gateway, actor: actors.admin });
  return late;
}

it('shows a short board as soon as its answer arrives', async () => {
  const late = show(49);
  expect(await screen.findByText('49')).toBeVisible();
  expect(late).not.toContain(true);
});

it('keeps the current content, marked as busy, until a long board is rendered', async () => {
  const late = show(50);
  expect(await screen.findByText('50')).toBeVisible();
  expect(late).toContain(true);
  expect(late.at(-1)).toBe(false);
});
