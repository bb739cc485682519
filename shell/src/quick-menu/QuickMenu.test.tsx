import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderShell } from '../testing/renderShell.tsx';

const options = () =>
  screen
    .queryAllByRole('option')
    .map((option) => option.firstElementChild?.nextElementSibling?.textContent);
const menu = () => screen.findByRole('dialog', { name: 'Quick menu' });

describe('the quick menu', () => {
  it.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}'])(
    'opens and closes by %s [2.3.1]',
    async (keys) => {
      const { user } = await renderShell({ role: 'resident' });
      await user.keyboard(keys);
      expect(within(await menu()).getByRole('combobox')).toHaveFocus();
      await user.keyboard(keys);
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  it.each([
    ['resident', ['Dashboard', 'Forums', 'Messages']],
    ['admin', ['Dashboard', 'Forums', 'Messages', 'Admin Dashboard']],
    ['vendor', ['Vendor Dashboard', 'Invoices']],
  ] as const)('offers a %s their pages in order', async (role, expected) => {
    const { user } = await renderShell({ role, at: role === 'vendor' ? '/vendor' : '/' });
    await user.keyboard('{Control>}k{/Control}');
    await menu();
    expect(options()).toEqual(expected);
  });

  it('finds by label and by description [2.2.5 2.3.3]', async () => {
    const { user } = await renderShell({ role: 'resident' });
    await user.click(screen.getByRole('button', { name: 'Quick menu' }));
    await menu();
    await user.keyboard('MESS');
    expect(options()).toEqual(['Messages']);
    await user.clear(screen.getByRole('combobox'));
    await user.keyboard('neighbours');
    expect(options()).toEqual(['Forums']);
  });

  it('goes, by arrow keys around the ends and Enter, to the page chosen [2.3.4]', async () => {
    const { user, address } = await renderShell({ role: 'resident' });
    await user.keyboard('{Control>}k{/Control}');
    await menu();
    const chosen = () => screen.getByRole('option', { selected: true });
    expect(chosen()).toHaveAccessibleName('Dashboard');
    await user.keyboard('{ArrowUp}');
    expect(chosen()).toHaveAccessibleName('Messages');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(chosen()).toHaveAccessibleName('Forums');
    expect(screen.getByRole('combobox')).toHaveAttribute('aria-activedescendant', chosen().id);
    await user.keyboard('{Enter}');
    expect(address()).toBe('/forums');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows that nothing was found, and restores the focus on Escape [2.3.5 2.3.6]', async () => {
    const { user, address } = await renderShell({ role: 'resident' });
    const button = screen.getByRole('button', { name: 'Quick menu' });
    await user.click(button);
    await menu();
    await user.keyboard('zzz');
    expect(screen.getByText('No results found for "zzz"')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(address()).toBe('/');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button).toHaveFocus();
  });

  it('stays closed above another dialog, and for visitors', async () => {
    const { user, unmount } = await renderShell({ role: 'resident' });
    const dialog = document.createElement('dialog');
    document.body.append(dialog);
    dialog.showModal();
    await user.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('dialog', { name: 'Quick menu' })).toBeNull();
    dialog.remove();
    unmount();

    await renderShell({ role: null, at: '/login' });
    await user.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
