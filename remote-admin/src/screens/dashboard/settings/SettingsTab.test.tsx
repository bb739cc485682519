import { defaultPermissions, type VersionedSettings } from '@hoa/domain';
import { PortalError } from '@hoa/portal';
import {
  actors,
  expectConsole,
  fakeGateway,
  type Handlers,
  renderScreen,
} from '@hoa/portal/testing';
import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { DashboardScreen } from '../DashboardScreen.tsx';

// Lazy chunks are loaded before the tests, so that they do not count towards their time limit.
beforeAll(() => import('./SettingsTab.tsx'));

const settings: VersionedSettings = {
  id: 'maple-court',
  name: 'Maple Court',
  timeZone: 'America/Denver',
  ticketPrefix: 'MC',
  nextTicket: 12,
  invoicePrefix: 'INV-2026',
  nextInvoice: 3,
  laborRate: 7500,
  version: 4,
};

const open = (handlers: Handlers = {}) =>
  renderScreen(<DashboardScreen />, {
    gateway: fakeGateway({
      'association.settings': () => settings,
      'audit.list': () => ({ items: [], total: 0 }),
      'offices.get': () => ({ permissions: defaultPermissions, version: 0 }),
      ...handlers,
    }),
    actor: actors.admin,
    at: '/admin?tab=settings',
  });

const field = (name: string) => screen.findByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save settings' });

describe('the settings of the association', () => {
  it('shows the effect of a change before it is saved, and saves what was changed', async () => {
    const { user, gateway } = open({
      'association.save': () => ({ ...settings, ticketPrefix: 'MAPLE', version: 5 }),
    });
    const prefix = await field('Ticket prefix');
    expect(screen.getByText('The next ticket is MC-12.')).toBeVisible();
    await user.clear(prefix);
    await user.type(prefix, 'MAPLE');
    expect(screen.getByText('The next ticket is MAPLE-12.')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Time zone' }), 'Asia/Tokyo');
    await user.clear(await field('Labor rate per hour'));
    await user.type(await field('Dues'), '310');
    await user.type(await field('Card fee in percent'), '2.9');
    await user.type(await field('Bank transfer fee'), '1.5');
    expect(
      screen.getByText(
        'A payment of $100.00 costs $2.90 more by card and $1.50 more by bank transfer.',
      ),
    ).toBeVisible();
    expect(screen.getByText('The header shows “Maple Court”.')).toBeVisible();
    await user.type(await field('Short name'), 'Maple');
    expect(screen.getByText('The header shows “Maple”.')).toBeVisible();
    await user.type(await field('Accent color'), 'FFCC00');
    expect(screen.getByText('Light theme: #7a6000')).toBeVisible();
    expect(screen.getByText('Dark theme: #fdca08')).toBeVisible();
    expect(screen.getByLabelText('Pick the accent color')).toHaveValue('#ffcc00');
    await user.type(await field('Whom to ask'), 'Ada');
    await user.type(await field('Postal address'), '1 Elm St');
    const contact = screen.getByRole('region', { name: 'Contact Maple Court' });
    expect(contact).toHaveTextContent('Contact Maple CourtAdaPostal address1 Elm St');
    await user.click(screen.getByRole('checkbox', { name: 'Deutsch' }));
    await user.click(screen.getByRole('radio', { name: /^Board and administrators/ }));
    await user.click(screen.getByRole('radio', { name: /^Residents and administrators/ }));
    await user.click(save());
    expect(await screen.findByText('Settings saved')).toBeVisible();
    expect(gateway.inputsOf('association.save')).toEqual([
      {
        name: 'Maple Court',
        ...{
          shortName: 'Maple',
          accentColor: '#ffcc00',
          contact: 'Ada',
          officeHours: '',
          postalAddress: '1 Elm St',
        },
        timeZone: 'Asia/Tokyo',
        ticketPrefix: 'MAPLE',
        invoicePrefix: 'INV-2026',
        duesAmount: 31_000,
        cardFeeRate: 290,
        cardFeeFlat: 0,
        bankFee: 150,
        topicOpeners: 'residents',
        eventGuests: 'residents',
        publicCalendar: false,
        directory: 'board',
        languages: ['en', 'es', 'fr'],
        logo: '',
        version: 4,
      },
    ]);
  });

  it('shows errors next to the fields, and sends nothing', async () => {
    const { user, gateway } = open();
    await user.clear(await field('Name'));
    await user.clear(await field('Ticket prefix'));
    await user.type(await field('Next invoice number'), 'x');
    await user.type(await field('Card fee in percent'), '101');
    await user.type(await field('Accent color'), 'teal');
    for (const language of screen.getAllByRole('checkbox')) await user.click(language);
    await user.click(save());
    expect(await field('Name')).toHaveAccessibleDescription(/Name is required/);
    expect(await field('Ticket prefix')).toHaveAccessibleDescription(/up to 12 letters and digits/);
    expect(await field('Next invoice number')).toHaveAccessibleDescription(/a number of 0 or more/);
    expect(await field('Accent color')).toHaveAccessibleDescription(/six digits/);
    expect(screen.getByText('Light theme: #1f5c45')).toBeVisible();
    const [english] = screen.getAllByRole('checkbox');
    expect(english).toHaveAccessibleDescription(/at least one language/);
    expect(await field('Card fee in percent')).toHaveAccessibleDescription(/from 0 to 100/);
    expect(gateway.inputsOf('association.save')).toEqual([]);
  });

  it('takes the accent color from the picker', async () => {
    const { user, gateway } = open({ 'association.save': () => ({ ...settings, version: 5 }) });
    expect(await field('Accent color')).toHaveValue('');
    fireEvent.change(screen.getByLabelText('Pick the accent color'), {
      target: { value: '#7a1f2b' },
    });
    expect(await field('Accent color')).toHaveValue('#7a1f2b');
    await user.click(save());
    expect(gateway.inputsOf('association.save')).toMatchObject([{ accentColor: '#7a1f2b' }]);
  });

  it('uploads a logo, shows it before it is saved, and removes it', async () => {
    Object.assign(URL, { createObjectURL: () => 'blob:pine', revokeObjectURL: () => undefined });
    let stored = settings;
    const { user, gateway } = open({
      'association.settings': () => stored,
      'association.save': ({ logo = '' }: { logo?: string | undefined }) => {
        const { logo: _, ...rest } = stored;
        stored = { ...rest, ...(logo && { logo: { id: logo, name: 'pine.png' } }), version: 5 };
        return stored;
      },
    });
    const input = await screen.findByLabelText('Logo');
    await user.upload(input, new File([], 'empty.png', { type: 'image/png' }));
    expect(await screen.findByText('empty.png: This file is empty')).toBeVisible();
    await user.upload(input, new File(['png'], 'pine.png', { type: 'image/png' }));
    const remove = await screen.findByRole('button', { name: 'Remove logo' });
    const example = screen.getByText('Light theme: #1f5c45').closest('figure')?.firstElementChild;
    expect(example).toHaveStyle({ '--logo': 'url("blob:pine")' });
    await user.click(save());
    await expect
      .poll(() => gateway.inputsOf('association.save'))
      .toMatchObject([{ logo: expect.stringMatching(/./) }]);
    await user.click(remove);
    expect(example).toHaveStyle({ '--logo': 'initial' });
    await user.click(save());
    await expect.poll(() => gateway.inputsOf('association.save')[1]).toMatchObject({ logo: '' });
    expect(screen.queryByRole('button', { name: 'Remove logo' })).toBeNull();
  });

  it('keeps what was typed when a number is refused', async () => {
    const { user } = open({
      'association.save': () => {
        const params = { field: 'nextTicket', problem: 'number-assigned' };
        throw new PortalError('invalid-input', params);
      },
    });
    const next = await field('Next ticket number');
    await user.clear(next);
    await user.type(next, '7');
    await user.click(save());
    await expect.poll(() => next).toHaveAccessibleDescription(/This number may be taken/);
    expect(next).toHaveValue('7');
  });

  it('shows both values when another administrator changed the settings meanwhile', async () => {
    let stored = settings;
    const { user, gateway } = open({
      'association.settings': () => stored,
      'association.save': ({ version }: { version: number }) => {
        if (version === stored.version) return stored;
        throw new PortalError('conflict');
      },
    });
    const name = await field('Name');
    await user.clear(name);
    await user.type(name, 'Maple Court East');
    stored = { ...settings, name: 'Maple Park', version: 5 };
    await user.click(save());
    expect(await screen.findByText('Maple Park')).toBeVisible();
    expect(name).toHaveValue('Maple Court East');
    await user.click(screen.getByRole('button', { name: 'Save mine' }));
    await expect
      .poll(() => gateway.inputsOf('association.save').at(-1))
      .toMatchObject({
        name: 'Maple Court East',
        version: 5,
      });
  });

  it('can be loaded again after a failure', async () => {
    expectConsole(/settings/);
    let fails = true;
    const { user } = open({
      'association.settings': () => {
        if (fails) throw new PortalError('network');
        return settings;
      },
    });
    expect(await screen.findByText('Failed to load the settings')).toBeVisible();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await field('Name')).toHaveValue('Maple Court');
  });
});
