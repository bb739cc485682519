import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchTypedText } from '../typed-text/watch-typed-text.ts';
import { OnDemand } from './OnDemand.tsx';
import { partOnDemand } from './part-on-demand.ts';

const missing = new TypeError(
  `Failed to fetch dynamically imported module: ${window.location.origin}/assets/Editor-1.js`,
);
const Editor = () => <p>The editor</p>;

/** A part whose file arrives only from the given attempt on. */
function partFrom(attempt: number) {
  const load = vi.fn<() => Promise<ComponentType<object>>>(async () => {
    if (load.mock.calls.length < attempt) throw missing;
    return Editor;
  });
  return { load, Part: partOnDemand(load) };
}

function answerWith(status: number) {
  const fetch = vi.fn(async () => new Response(null, { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
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

  it('that fails shows an error in its place, keeps text typed beside it and can be fetched again', async () => {
    answerWith(200);
    const { load, Part } = partFrom(3);
    const user = userEvent.setup();
    render(
      <>
        <textarea aria-label="Message" />
        <OnDemand what="Editor" pending={<p>The words</p>} keepPending>
          <Part />
        </OnDemand>
      </>,
    );
    await user.type(screen.getByLabelText('Message'), 'Dear board');
    expect(await screen.findByRole('alert')).toHaveTextContent('Editor could not be loaded');
    expect(screen.getByText('The words')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reload Page' })).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('The editor')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(3);
    expect(screen.getByLabelText('Message')).toHaveValue('Dear board');
  });

  it('whose file was removed offers the new version, and asks before typed text is lost', async () => {
    watchTypedText();
    const fetch = answerWith(404);
    const { Part } = partFrom(2);
    const user = userEvent.setup();
    render(
      <>
        <textarea aria-label="Message" />
        <OnDemand what="Editor">
          <Part />
        </OnDemand>
      </>,
    );
    await user.type(screen.getByLabelText('Message'), 'Dear board');
    await user.click(await screen.findByRole('button', { name: 'Reload Page' }));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'A new version of the portal is available.',
    );
    expect(fetch).toHaveBeenCalledWith(expect.stringMatching(/\/assets\/Editor-1\.js$/), {
      method: 'HEAD',
      cache: 'no-store',
    });
    expect(screen.getByRole('alertdialog', { name: 'Discard what you have typed?' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Message')).toHaveValue('Dear board');
  });

  it('that is a dialog fails in a dialog, which closes', async () => {
    answerWith(200);
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
