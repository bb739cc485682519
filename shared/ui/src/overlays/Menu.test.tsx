import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../actions/Button.tsx';
import { Menu } from './Menu.tsx';

function setup() {
  const onProfile = vi.fn();
  const onDelete = vi.fn();
  render(
    <>
      <Menu
        label="User menu"
        trigger={(props) => <Button {...props}>User menu</Button>}
        items={[
          { id: 'profile', label: 'Profile', onSelect: onProfile },
          { id: 'settings', label: 'Settings', onSelect: () => {} },
          { id: 'delete', label: 'Delete', onSelect: onDelete, disabled: true },
        ]}
      />
      <Button>Elsewhere</Button>
    </>,
  );
  return { user: userEvent.setup(), onProfile, onDelete };
}
const trigger = () => screen.getByRole('button', { name: 'User menu' });
const item = (name: string) => screen.getByRole('menuitem', { name });

describe('Menu', () => {
  it('opens with the focus on its first item', async () => {
    const { user } = setup();
    expect(trigger()).toHaveAttribute('aria-expanded', 'false');
    await user.click(trigger());
    expect(trigger()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('menu', { name: 'User menu' })).toBeVisible();
    expect(item('Profile')).toHaveFocus();
  });

  it.each([
    ['{ArrowDown}', 'Settings'],
    ['{ArrowUp}', 'Delete'],
    ['{End}', 'Delete'],
    ['{End}{Home}', 'Profile'],
    ['s', 'Settings'],
    ['{End}p', 'Profile'],
  ])('moves by %s to %s', async (keys, name) => {
    const { user } = setup();
    await user.click(trigger());
    await user.keyboard(keys);
    expect(item(name)).toHaveFocus();
  });

  it('runs the selected item, closes, and restores the focus', async () => {
    const { user, onProfile } = setup();
    await user.click(trigger());
    await user.keyboard('{Enter}');
    expect(onProfile).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(trigger()).toHaveFocus();
  });

  it('shows the checked item of a group, and includes it in arrow-key navigation', async () => {
    const onChoose = vi.fn();
    const user = userEvent.setup();
    render(
      <Menu
        label="User menu"
        trigger={(props) => <Button {...props}>User menu</Button>}
        items={[
          { id: 'profile', label: 'Profile', onSelect: () => {} },
          { id: 'a', label: 'Resident', group: 'Role', checked: true, onSelect: () => {} },
          { id: 'b', label: 'Admin', group: 'Role', checked: false, onSelect: onChoose },
        ]}
      />,
    );
    await user.click(trigger());
    const group = within(screen.getByRole('group', { name: 'Role' }));
    expect(group.getByRole('menuitemradio', { name: 'Resident' })).toBeChecked();
    expect(group.getByRole('menuitemradio', { name: 'Admin' })).not.toBeChecked();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(onChoose).toHaveBeenCalledTimes(1);
  });

  it('refuses a disabled item', async () => {
    const { user, onDelete } = setup();
    await user.click(trigger());
    await user.click(item('Delete'));
    expect(onDelete).not.toHaveBeenCalled();
    expect(screen.getByRole('menu')).toBeVisible();
  });

  it('closes by Escape and by a press elsewhere', async () => {
    const { user } = setup();
    await user.click(trigger());
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await user.click(trigger());
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });
});
