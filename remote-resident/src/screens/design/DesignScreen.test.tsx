import { fakeGateway, renderScreen } from '@hoa/portal/testing';
import { kitCatalogue } from '@hoa/ui/catalogue';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DesignScreen } from './DesignScreen.tsx';

const open = (at = '/design') => renderScreen(<DesignScreen />, { gateway: fakeGateway({}), at });

describe('the design system', () => {
  it.each(kitCatalogue)(
    'shows every component of $id with its states',
    async ({ id, components }) => {
      open(`/design?group=${id}&theme=light`);
      await screen.findByRole('group', { name: `${components[0]?.name}, Light` });
      const panel = within(screen.getAllByRole('tabpanel')[0] ?? document.body);
      for (const { name, states } of components) {
        const pane = panel.getByRole('group', { name: `${name}, Light` });
        for (const { label } of states) {
          expect(within(pane).getAllByText(label)[0], `${name}: ${label}`).toBeInTheDocument();
        }
      }
    },
  );

  it('shows each component in light and dark, or in one of them', async () => {
    const { user, address } = open('/design?group=actions');
    await screen.findByText('Props of Button');
    const panes = () => [...document.querySelectorAll('[aria-label^="Button, "]')];
    const themes = () => panes().map((pane) => pane.getAttribute('data-theme'));
    expect(themes()).toEqual(['light', 'dark']);
    expect(screen.getAllByRole('group', { name: /^Button, / })).toHaveLength(1);
    await user.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(themes()).toEqual(['dark']);
    expect(address()).toBe('/design?group=actions&theme=dark');
  });

  it('shows the props of a component on demand', async () => {
    const { user } = open('/design?group=actions&theme=light');
    await user.click(await screen.findByText('Props of Button'));
    const row = screen.getAllByRole('row', { name: /^disabledReason/ })[0];
    expect(row).toHaveTextContent('The reason for disabling it');
  });

  it('starts with the tokens', async () => {
    const { user, address } = open();
    expect(screen.getByRole('heading', { name: 'Colors by role' })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Overlays' }));
    expect(address()).toBe('/design?group=overlays');
  });
});
