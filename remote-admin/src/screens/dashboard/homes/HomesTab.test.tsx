import type { HomeEntry } from '@hoa/domain';
import { PortalError } from '@hoa/portal';
import {
  actors,
  expectConsole,
  fakeGateway,
  type Handlers,
  pageOf,
  renderScreen,
} from '@hoa/portal/testing';
import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { DashboardScreen } from '../DashboardScreen.tsx';

// Lazy chunks are loaded before the tests, so that they do not count towards their time limit.
beforeAll(() =>
  Promise.all([
    import('./HomesTab.tsx'),
    import('./HomeDrawer.tsx'),
    import('./HomeDialog.tsx'),
    import('./HomesImport.tsx'),
    import('./RenameBuildingDialog.tsx'),
    import('./SaleDialog.tsx'),
  ]),
);

const north = { id: 'n', name: 'North' };
const flat: HomeEntry = {
  id: 'North 101',
  building: north,
  address: '4210 Maple Court',
  people: [
    {
      uid: 'rosa',
      displayName: 'Rosa Delgado',
      membershipId: 'm1',
      tenure: 'owner',
      ownership: 6250,
      since: '2019-05-01T12:00:00.000Z',
    },
  ],
  version: 3,
};
const house: HomeEntry = { id: '12 Maple Lane', people: [], version: 1 };

function open(handlers: Handlers = {}, { homes = [flat, house], at = '/admin?tab=homes' } = {}) {
  const gateway = fakeGateway({
    'homes.list': ({ building, search = '', ...page }) => {
      const found = homes.filter(
        (one) => (!building || one.building?.id === building) && one.id.includes(search),
      );
      return { ...pageOf(found, page), all: homes.length };
    },
    'homes.get': ({ label }) => {
      const home = homes.find(({ id }) => id === label);
      if (!home) throw new PortalError('not-found');
      return home;
    },
    'buildings.list': () => ({ items: homes.length > 0 ? [north] : [] }),
    'audit.list': () => ({ items: [], total: 0 }),
    'imports.list': () => ({ items: [] }),
    ...handlers,
  });
  return renderScreen(<DashboardScreen />, { gateway, actor: actors.admin, at });
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const dialog = (name: string) => screen.findByRole('dialog', { name });

describe('the homes of the association', () => {
  it('lists homes with their people, by building', async () => {
    const { user } = open();
    expect(await screen.findByText('2 homes')).toBeVisible();
    expect(screen.getByText('Rosa Delgado')).toBeVisible();
    expect(screen.getByText('Nobody yet')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Building' }), 'North');
    expect(await screen.findByText('1 of 2 homes')).toBeVisible();
  });

  it('offers to add or import homes if there are none', async () => {
    open({}, { homes: [] });
    expect(await screen.findByText('No homes yet')).toBeVisible();
    expect(await button('Add Home')).toBeVisible();
    expect(await button('Import')).toBeVisible();
  });

  it('adds a home, and shows next to the field why it is refused', async () => {
    let isRefused = true;
    const { user, gateway } = open({
      'homes.add': (input) => {
        if (isRefused) {
          throw new PortalError('invalid-input', { field: 'label', problem: 'home-exists' });
        }
        return { ...house, id: input.label };
      },
    });
    await user.click(await button('Add Home'));
    const form = within(await dialog('Add Home'));
    await user.click(form.getByRole('button', { name: 'Add Home' }));
    expect(await form.findByText(/Please enter a label/)).toBeVisible();
    await user.type(form.getByRole('textbox', { name: 'Label' }), 'Garden Row 1');
    await user.type(form.getByRole('combobox', { name: 'Building' }), 'Garden Row');
    await user.type(form.getByRole('textbox', { name: 'Share or votes' }), '1.5');
    await user.click(form.getByRole('button', { name: 'Add Home' }));
    expect(await form.findByText('The association has this home already')).toBeVisible();
    isRefused = false;
    await user.click(form.getByRole('button', { name: 'Add Home' }));
    expect(await screen.findByText('Home added!')).toBeVisible();
    expect(gateway.inputsOf('homes.add').at(-1)).toMatchObject({
      label: 'Garden Row 1',
      building: 'Garden Row',
      share: 1.5,
    });
  });

  it('changes a home of the version it shows, and keeps what was typed after a conflict', async () => {
    const { user, gateway } = open({
      'homes.change': () => {
        throw new PortalError('conflict');
      },
    });
    await user.click(await button('Open North 101'));
    const drawer = within(await dialog('North 101'));
    expect(await drawer.findByText('62.5%')).toBeVisible();
    expect(drawer.getByRole('link', { name: 'Rosa Delgado' })).toHaveAttribute(
      'href',
      '/admin?tab=people&person=rosa',
    );
    await user.click(drawer.getByRole('button', { name: 'Change Home' }));
    const form = within(await dialog('Change Home'));
    const notes = form.getByRole('textbox', { name: 'Notes' });
    await user.type(notes, 'Corner');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByRole('button', { name: 'Save mine' })).toBeVisible();
    expect(notes).toHaveValue('Corner');
    expect(gateway.inputsOf('homes.change')).toMatchObject([{ label: 'North 101', version: 3 }]);
  });

  it('removes a home without people', async () => {
    const { user, gateway } = open({ 'homes.remove': () => ({}) });
    await user.click(await button('Open 12 Maple Lane'));
    await user.click(await button('Remove Home'));
    const question = await screen.findByRole('alertdialog', {
      name: 'Are you sure you want to remove this home?',
    });
    await user.click(within(question).getByRole('button', { name: 'Remove Home' }));
    expect(await screen.findByText('Home removed!')).toBeVisible();
    expect(gateway.inputsOf('homes.remove')).toMatchObject([{ label: '12 Maple Lane' }]);
  });

  it('records a sale, with its refusal beside the field', async () => {
    let isRefused = true;
    const { user, gateway } = open({
      'homes.recordSale': () => {
        if (isRefused) {
          throw new PortalError('invalid-input', { field: 'on', problem: 'before-since' });
        }
        return {};
      },
    });
    await user.click(await button('Open North 101'));
    await user.click(await button('Record Sale'));
    const form = within(await dialog('Record Sale'));
    const record = form.getByRole('button', { name: 'Record Sale' });
    const rosa = form.getByRole('checkbox', { name: 'Rosa Delgado, Owner' });
    expect(rosa).toBeChecked();
    await user.click(rosa);
    await user.click(record);
    expect(await form.findByText('Please select at least one owner who leaves')).toBeVisible();
    expect(form.getByText('Settlement day is required')).toBeVisible();
    await user.click(rosa);
    await user.type(form.getByLabelText(/Settlement day/), '2026-04-17');
    await user.type(form.getByRole('textbox', { name: 'Name of the buyer' }), 'Nell Abara');
    await user.click(record);
    expect(await form.findByText('The role that is changed began later')).toBeVisible();
    isRefused = false;
    await user.click(record);
    expect(await screen.findByText('Sale recorded!')).toBeVisible();
    expect(gateway.inputsOf('homes.recordSale').at(-1)).toMatchObject({
      label: 'North 101',
      leaving: ['rosa'],
      on: '2026-04-17',
      displayName: 'Nell Abara',
    });
  });

  it('shows a sale to come, and undoes it', async () => {
    const sale = {
      id: 'sale-1',
      unit: flat.id,
      day: '2026-04-17' as const,
      at: '2026-04-17T06:00:00.000Z',
      buyer: { uid: 'nell', displayName: 'Nell Abara', membershipId: 'm2' },
      leaving: [{ uid: 'rosa', displayName: 'Rosa Delgado', membershipId: 'm1' }],
    };
    const { user, gateway } = open({
      'homes.get': () => ({ ...flat, sale }),
      'homes.undoSale': () => ({}),
    });
    await user.click(await button('Open North 101'));
    expect(await screen.findByText('Nell Abara takes over on Apr 17, 2026')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Record Sale' })).not.toBeInTheDocument();
    await user.click(await button('Undo Sale'));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Undo Sale' }));
    expect(await screen.findByText('Sale undone!')).toBeVisible();
    expect(gateway.inputsOf('homes.undoSale')).toMatchObject([{ saleId: 'sale-1' }]);
  });

  it('renames the building that is selected', async () => {
    const { user, gateway } = open(
      { 'buildings.rename': (building) => building },
      { at: '/admin?tab=homes&status=n' },
    );
    await user.click(await button('Rename Building'));
    const form = within(await dialog('Rename Building'));
    const name = form.getByRole('textbox', { name: 'Name of the building' });
    await user.clear(name);
    await user.type(name, 'North Tower');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Building renamed!')).toBeVisible();
    expect(gateway.inputsOf('buildings.rename')).toMatchObject([{ id: 'n', name: 'North Tower' }]);
  });

  it('undoes an import of the last day', async () => {
    const done = { id: 'i1', at: '2026-03-10T14:00:00.000Z', by: 'Ada Moss', count: 40 };
    const { user, gateway } = open({
      'imports.list': () => ({ items: [done] }),
      'imports.undo': () => ({}),
    });
    await user.click(await button('Import'));
    const recent = within(await screen.findByRole('region', { name: 'Imports of the last day' }));
    expect(recent.getByText(/Ada Moss · 40 lines$/, { selector: 'li > span' })).toBeVisible();
    await user.click(recent.getByRole('button', { name: /^Undo/ }));
    const question = within(await screen.findByRole('alertdialog'));
    gateway.answer({ 'imports.list': () => ({ items: [] }) });
    await user.click(question.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Import undone!')).toBeVisible();
    expect(gateway.inputsOf('imports.undo')).toMatchObject([{ importId: 'i1' }]);
  });

  it('imports a file once its preview is confirmed; a failure can be retried', async () => {
    expectConsole(/Failed to import/);
    let fails = true;
    const { user } = open({
      'homes.importPreview': () => ({
        accepted: {
          items: [
            {
              line: 2,
              label: 'North 1',
              building: 'North',
              address: '',
              notes: '',
              outcome: 'new',
            },
          ],
          total: 1,
        },
        refused: {
          items: [
            { line: 1, column: 'monthly dues', problem: 'column-unknown', value: '' },
            { line: 3, column: 'label', problem: 'required', value: '' },
          ],
          total: 2,
        },
        added: 1,
        changed: 0,
      }),
      'homes.import': () => {
        if (fails) throw new Error('down');
        return { imported: 1, refused: 1 };
      },
    });
    await user.click(await button('Import'));
    const drawer = within(await dialog('Import Homes'));
    const file = new File(['home\nNorth 1\n'], 'homes.csv', { type: 'text/csv' });
    await user.upload(drawer.getByLabelText('CSV or Excel file'), file);
    expect(await drawer.findByText('Homes that will be added: 1, changed: 0')).toBeVisible();
    expect(drawer.getByText('1 column is left out')).toBeVisible();
    expect(drawer.getByText('1 problem: its line is left out')).toBeVisible();
    await user.click(drawer.getByRole('button', { name: 'Import 1 home' }));
    expect(await screen.findByText(/Failed to import/)).toBeVisible();
    fails = false;
    await user.click(drawer.getByRole('button', { name: 'Import 1 home' }));
    expect(await screen.findByText('1 home imported!')).toBeVisible();
  });
});
