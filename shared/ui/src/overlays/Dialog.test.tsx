import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Button } from '../actions/Button.tsx';
import { Checkbox } from '../fields/Checkbox.tsx';
import { TextField } from '../fields/TextField.tsx';
import { Dialog } from './Dialog.tsx';
import { DialogCancel } from './DialogCancel.tsx';
import { DialogFooter } from './DialogFooter.tsx';
import { Drawer } from './Drawer.tsx';
import { useUnsavedInput } from './useOverlayGuard.tsx';

type User = ReturnType<typeof userEvent.setup>;

describe.each([
  ['Dialog', Dialog],
  ['Drawer', Drawer],
])('%s', (_name, Overlay) => {
  function Example({ asks = false }: { asks?: boolean }) {
    const [open, setOpen] = useState(false);
    const [typed, setTyped] = useState('');
    return (
      <>
        <Button onClick={() => setOpen(true)}>Write</Button>
        <Overlay
          open={open}
          title="New note"
          confirmClose={asks && typed !== ''}
          onClose={() => setOpen(false)}
        >
          <TextField
            label="Note"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Attachments />
          <DialogFooter>
            <DialogCancel />
            <Button variant="primary">Save</Button>
          </DialogFooter>
        </Overlay>
      </>
    );
  }

  const open = async (asks?: boolean) => {
    const user = userEvent.setup();
    render(<Example asks={asks ?? false} />);
    await user.click(screen.getByRole('button', { name: 'Write' }));
    return user;
  };

  it('is named by its title and takes the focus', async () => {
    await open();
    expect(screen.getByRole('dialog', { name: 'New note' })).toHaveFocus();
    expect(screen.getByRole('heading', { name: 'New note', level: 2 })).toBeVisible();
  });

  it.each([
    ['Close', (user: User) => user.click(screen.getByRole('button', { name: 'Close' }))],
    ['Escape', (user: User) => user.keyboard('{Escape}')],
    ['a press on the backdrop', (user: User) => user.click(screen.getByRole('dialog'))],
  ])('is closed by %s and restores the focus', async (_how, close) => {
    const user = await open();
    await close(user);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Write' })).toHaveFocus();
  });

  it('stays when a press begins inside and ends on the backdrop', async () => {
    const user = await open();
    await user.pointer([
      { keys: '[MouseLeft>]', target: screen.getByRole('textbox', { name: 'Note' }) },
      { keys: '[/MouseLeft]', target: screen.getByRole('dialog') },
    ]);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  it.each([
    ['Escape', (user: User) => user.keyboard('{Escape}')],
    ['Close', (user: User) => user.click(screen.getByRole('button', { name: 'Close' }))],
    ['Cancel', (user: User) => user.click(screen.getByRole('button', { name: 'Cancel' }))],
  ])('asks before typed text is lost by %s', async (_way, leave) => {
    const user = await open(true);
    await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Gate is broken');
    await leave(user);
    const question = screen.getByRole('alertdialog', { name: 'Discard what you have typed?' });
    expect(question).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Gate is broken');
    await leave(user);
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is closed by Cancel without a question when nothing would be lost', async () => {
    const user = await open(true);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('asks before closing as long as a part of its content reports unsaved changes', async () => {
    const user = await open();
    await user.click(screen.getByRole('checkbox', { name: 'Attached' }));
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    await user.click(screen.getByRole('checkbox', { name: 'Attached' }));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('makes the browser ask before a reload', async () => {
    const user = await open(true);
    const reload = () => {
      const event = createEvent('beforeunload', window, { cancelable: true });
      fireEvent(window, event);
      return event.defaultPrevented;
    };
    expect(reload()).toBe(false);
    await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Gate is broken');
    expect(reload()).toBe(true);
  });
});

it.each(['sm', 'md', 'lg', 'xl'] as const)('a dialog has the size %s [9.37]', (size) => {
  render(<Dialog open size={size} title="A dialog" onClose={() => undefined} />);
  expect(screen.getByRole('dialog')).toHaveClass(size);
});

it.each(['sm', 'md', 'lg'] as const)('a drawer has the width %s [9.37]', (size) => {
  render(<Drawer open size={size} title="A drawer" onClose={() => undefined} />);
  expect(screen.getByRole('dialog')).toHaveClass(size);
});

function Attachments() {
  const [isAttached, setIsAttached] = useState(false);
  useUnsavedInput(isAttached);
  return (
    <Checkbox
      label="Attached"
      checked={isAttached}
      onChange={(event) => setIsAttached(event.target.checked)}
    />
  );
}
