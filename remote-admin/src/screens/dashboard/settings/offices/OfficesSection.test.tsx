import { defaultPermissions } from '@hoa/domain';
import { PortalError } from '@hoa/portal';
import {
  actors,
  expectConsole,
  fakeGateway,
  type Handlers,
  renderScreen,
} from '@hoa/portal/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { OfficesSection } from './OfficesSection.tsx';

const stored = { permissions: defaultPermissions, version: 3 };

const open = (handlers: Handlers = {}) =>
  renderScreen(<OfficesSection />, {
    gateway: fakeGateway({ 'offices.get': () => stored, ...handlers }),
    actor: actors.admin,
  });

const box = (name: string) => screen.findByRole('checkbox', { name });
const save = () => screen.getByRole('button', { name: 'Save permissions' });

describe('the permissions of the offices', () => {
  it('are a table with a checkbox for each part and office, and none for administrators', async () => {
    open();
    const table = await screen.findByRole('table', { name: 'Permissions' });
    expect(within(table).getAllByRole('checkbox')).toHaveLength(40);
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((one) => one.textContent),
    ).toEqual(['Part', 'Administrator', 'Board Member', 'Treasurer', 'Manager', 'Editor']);
    expect(await box('News and events: Editor')).toBeChecked();
    expect(await box('Money: Editor')).not.toBeChecked();
    expect(within(table).getAllByText('Always')).toHaveLength(10);
  });

  it('are saved with the version that was seen', async () => {
    const { user, gateway } = open({
      'offices.save': ({ permissions }) => ({ permissions, version: 4 }),
    });
    await user.click(await box('Forums: Editor'));
    await user.click(await box('News and events: Editor'));
    await user.click(save());
    expect(await screen.findByText('Permissions saved')).toBeVisible();
    expect(gateway.inputsOf('offices.save')).toEqual([
      expect.objectContaining({
        permissions: { ...defaultPermissions, editor: ['documents', 'forums'] },
        version: 3,
      }),
    ]);
  });

  it('keep what was checked when they could not be saved', async () => {
    expectConsole(/Failed to save the permissions/);
    const { user, gateway } = open({
      'offices.save': () => {
        throw new PortalError('unexpected');
      },
    });
    await user.click(await box('Forums: Editor'));
    await user.click(save());
    expect(await screen.findByText(/^Failed to save the permissions/)).toBeVisible();
    expect(await box('Forums: Editor')).toBeChecked();
    await user.click(save());
    expect(gateway.inputsOf('offices.save')).toHaveLength(2);
  });

  it('show both versions after a change by another person, and can still be saved', async () => {
    let version = 3;
    const { user, gateway } = open({
      'offices.get': () => ({
        permissions: version === 3 ? defaultPermissions : { ...defaultPermissions, editor: [] },
        version,
      }),
      'offices.save': ({ permissions, version: seen }) => {
        if (seen === 3) {
          version = 4;
          throw new PortalError('conflict');
        }
        return { permissions, version: 5 };
      },
    });
    await user.click(await box('Forums: Editor'));
    await user.click(save());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('News and events, Documents, Forums');
    await user.click(await screen.findByRole('button', { name: 'Save mine' }));
    expect(await screen.findByText('Permissions saved')).toBeVisible();
    expect(gateway.inputsOf('offices.save').map((input) => input.version)).toEqual([3, 4]);
  });

  it('can be loaded again', async () => {
    expectConsole(/down/);
    let isDown = true;
    const { user } = open({
      'offices.get': () => {
        if (isDown) throw new Error('down');
        return stored;
      },
    });
    expect(await screen.findByText('Failed to load the permissions')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await box('News and events: Editor')).toBeChecked();
  });
});
