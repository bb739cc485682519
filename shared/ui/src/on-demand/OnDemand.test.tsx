import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OnDemand } from './OnDemand.tsx';
import { partOnDemand } from './part-on-demand.ts';

const missing = new TypeError('Failed to fetch dynamically imported module');
const Editor = () => <p>The editor</p>;

/** A part whose file arrives only from the given attempt on. */
function partFrom(attempt: number) {
  const load = vi.fn<() => Promise<ComponentType<object>>>(async () => {
    if (load.mock.calls.length < attempt) throw missing;
    return Editor;
  });
  return { Part: partOnDemand(load) };
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('a part on demand', () => {
  it('shows what is pending, then itself', async () => {
    const { Part } = partFrom(1);
    render(
      <OnDemand what="Editor" pending={<p>On its way</p>}>
        <Part />
      </OnDemand>,
    );
    expect(screen.getByText('On its way')).toBeVisible();
    expect(await screen.findByText('The editor')).toBeVisible();
  });

  it('that fails shows an error in its place and keeps the rest', async () => {
    const { Part } = partFrom(2);
    render(
      <OnDemand what="Editor" pending={<p>The words</p>} keepPending>
        <Part />
      </OnDemand>,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('Editor could not be loaded');
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
    expect(screen.getByText('The words')).toBeVisible();
  });

  it('keeps the page while there is no connection', async () => {
    const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { Part } = partFrom(2);
    const user = userEvent.setup();
    render(
      <OnDemand what="Editor">
        <Part />
      </OnDemand>,
    );
    await user.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    connection.mockRestore();
  });

  it('that is a dialog fails in a dialog, which closes', async () => {
    const { Part } = partFrom(2);
    const user = userEvent.setup();
    render(<Opened Part={Part} />);
    expect(await screen.findByRole('dialog', { name: 'New Ticket' })).toHaveTextContent(
      'New Ticket could not be loaded',
    );
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('that throws while rendering leaves the rest of the page as it is', async () => {
    function Broken(): never {
      throw new Error('broken');
    }
    const Part = partOnDemand(async () => Broken as ComponentType<object>);
    render(
      <>
        <p>The rest</p>
        <OnDemand what="Editor">
          <Part />
        </OnDemand>
      </>,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('Editor could not be loaded');
    expect(screen.getByText('The rest')).toBeVisible();
  });
});

function Opened({ Part }: { Part: ComponentType<object> }) {
  const [open, setOpen] = useState(true);
  return open ? (
    <OnDemand what="New Ticket" onClose={() => setOpen(false)}>
      <Part />
    </OnDemand>
  ) : null;
}
