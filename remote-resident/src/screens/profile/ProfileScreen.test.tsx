import { defaultPreferences, type Profile } from '@hoa/domain';
import { getTheme, type Operation, PortalError } from '@hoa/portal';
import {
  actors,
  expectConsole,
  fakeGateway,
  type Handlers,
  renderScreen,
} from '@hoa/portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ProfileScreen } from './ProfileScreen.tsx';

beforeEach(() => localStorage.clear());

const resident: Profile = {
  ...actors.resident,
  phone: '(555) 014-2231',
  unit: 'A-101',
  joinDate: '2019-05-01',
  preferences: { ...defaultPreferences, privacy: { showUnit: true } },
};

/** Renders the screen on a gateway that stores what is saved. */
function open(
  tab: string,
  { profile = resident, isLive = false, unsupported = [], ...handlers }: Handlers & Start = {},
) {
  let kept = profile;
  const keep = (change: Partial<Profile['preferences']>) => {
    kept = { ...kept, preferences: { ...kept.preferences, ...change } };
    return kept;
  };
  const gateway = fakeGateway(
    {
      'profile.get': () => kept,
      'sessions.list': () => [],
      'directory.preview': () => ({ audience: 'off', entry: null }),
      'profile.update': (form) => {
        kept = { ...kept, ...form };
        return kept;
      },
      'profile.savePreferences': keep,
      'profile.savePrivacy': keep,
      'profile.saveAppearance': () => kept,
      'blocks.list': () => [],
      ...handlers,
    },
    { unsupported },
  );
  const actor = actors[profile.role];
  return renderScreen(<ProfileScreen />, { gateway, actor, isLive, at: `/profile?tab=${tab}` });
}

interface Start {
  readonly profile?: Profile;
  readonly isLive?: boolean;
  readonly unsupported?: readonly Operation[];
}

const refuse = () => {
  throw new PortalError('unexpected');
};
const name = () => screen.findByRole('textbox', { name: 'Display name' });
const save = () => screen.getByRole('button', { name: 'Save Changes' });

it('has four tabs [2.17.1]', () => {
  open('profile');
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Profile',
    'Notifications',
    'Privacy',
    'Appearance',
  ]);
});

describe('the profile', () => {
  it('shows the read-only data beside the form', async () => {
    open('profile');
    expect(await name()).toHaveValue('Riley Resident');
    expect(screen.getByText('May 1, 2019')).toBeVisible();
    expect(screen.getByText('A-101')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Phone' })).toHaveValue('(555) 014-2231');
  });

  it.each([
    ['admin', { title: 'Community manager' }, 'Community manager'],
    ['vendor', { services: ['Plumbing', 'Drains'] }, 'Plumbing'],
  ] as const)('shows the data of the role %s', async (role, more, text) => {
    const { unit: _, ...rest } = resident;
    const services = 'services' in more ? [...more.services] : undefined;
    const title = 'title' in more ? more.title : undefined;
    open('profile', {
      profile: { ...rest, role, ...(services && { services }), ...(title && { title }) },
    });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByText('Unit')).toBeNull();
  });

  it('saves the form [8.6.28]', async () => {
    const { user, gateway } = open('profile');
    await user.type(await name(), ' II');
    expect(screen.getByText('Not saved')).toBeVisible();
    await user.click(save());
    expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(gateway.inputsOf('profile.update')[0]).toMatchObject({
      displayName: 'Riley Resident II',
    });
  });

  it.each([
    ['Display name', '', 'Display name is required'],
    ['Email', '', 'Please enter your email address'],
    ['Email', 'nobody', 'Please enter a valid email address'],
  ])('requires a valid %s, refusing %j [5.40]', async (field, text, problem) => {
    const { user, gateway } = open('profile');
    await name();
    const input = screen.getByRole('textbox', { name: field });
    await user.clear(input);
    if (text) await user.type(input, text);
    await user.click(save());
    expect(await screen.findByText(problem)).toBeVisible();
    expect(input).toHaveAccessibleDescription(problem);
    expect(gateway.inputsOf('profile.update')).toEqual([]);
  });

  it('saves without a phone [5.40]', async () => {
    const { user, gateway } = open('profile');
    await name();
    await user.clear(screen.getByRole('textbox', { name: 'Phone' }));
    await user.click(save());
    expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
    expect(gateway.inputsOf('profile.update')[0]).toMatchObject({ phone: '' });
  });

  it('keeps the typed text when saving fails [8.4.10]', async () => {
    expectConsole(/Failed to update profile/);
    const { user } = open('profile', { 'profile.update': refuse });
    await user.type(await name(), '!');
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to update profile');
    expect(await name()).toHaveValue('Riley Resident!');
    expect(screen.getByText('Not saved')).toBeVisible();
  });

  it.each([
    ['network', 'Failed to load profile'],
    ['profile-not-found', 'Profile not found'],
  ] as const)('shows the error %s [2.17.2 8.3.9 8.5.4]', async (code, text) => {
    open('profile', {
      'profile.get': () => {
        throw new PortalError(code);
      },
    });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryAllByRole('button', { name: 'Try Again' })).toHaveLength(
      code === 'network' ? 1 : 0,
    );
  });
});

describe('notification preferences', () => {
  it('offer neither push nor SMS in live mode, which does not send them', async () => {
    open('notifications', { isLive: true });
    expect(await screen.findByRole('switch', { name: 'Email' })).toBeVisible();
    expect(screen.queryByRole('switch', { name: 'Push' })).toBeNull();
    expect(screen.queryByRole('switch', { name: 'SMS' })).toBeNull();
    expect(screen.getByRole('switch', { name: 'Payments' })).toBeVisible();
  });

  it('are saved on each change [8.6.29]', async () => {
    const { user, gateway } = open('notifications');
    await user.click(await screen.findByRole('switch', { name: 'SMS' }));
    expect(await screen.findByText('Notification preferences updated!')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('switch', { name: 'SMS' })).toBeChecked());
    expect(gateway.inputsOf('profile.savePreferences')).toEqual([
      { notifications: { ...defaultPreferences.notifications, sms: true } },
    ]);
  });

  it('are reverted when saving fails [8.4.11]', async () => {
    expectConsole(/Failed to update preferences/);
    const { user } = open('notifications', { 'profile.savePreferences': refuse });
    await user.click(await screen.findByRole('switch', { name: 'Email' }));
    expect(await screen.findByText(/^Failed to update preferences/)).toBeVisible();
    expect(screen.getByRole('switch', { name: 'Email' })).toBeChecked();
  });
});

describe('privacy', () => {
  it.each([
    ['resident', ['Show unit', 'Show phone', 'Show email']],
    ['vendor', ['Show services', 'Show phone', 'Show email']],
    ['admin', ['Show title', 'Show phone', 'Show email']],
  ] as const)('shows the options of the role %s [6.28]', async (role, names) => {
    open('privacy', { profile: { ...resident, role }, unsupported: ['threads.compose'] });
    const panel = within(screen.getByRole('tabpanel'));
    const switches = await panel.findAllByRole('switch');
    names.forEach((label, index) => {
      expect(switches[index]).toHaveAccessibleName(label);
    });
    expect(switches).toHaveLength(names.length);
  });

  it('is saved on each change, and reverted when saving fails [8.4.11 8.6.30]', async () => {
    expectConsole(/Failed to update settings/);
    const { user, gateway } = open('privacy');
    await user.click(await screen.findByRole('switch', { name: 'Show phone' }));
    expect(await screen.findByText('Privacy settings updated!')).toBeVisible();
    expect(gateway.inputsOf('profile.savePrivacy')).toEqual([
      { privacy: { showUnit: true, showPhone: true } },
    ]);
    gateway.answer({ 'profile.savePrivacy': refuse });
    await user.click(screen.getByRole('switch', { name: 'Show unit' }));
    expect(await screen.findByText(/^Failed to update settings/)).toBeVisible();
    expect(screen.getByRole('switch', { name: 'Show unit' })).toBeChecked();
  });
});

describe('messages from neighbors', () => {
  it('are allowed by a resident, where people can write to each other', async () => {
    const { user, gateway } = open('privacy');
    await user.click(await screen.findByRole('switch', { name: 'Allow messages' }));
    expect(gateway.inputsOf('profile.savePrivacy')).toEqual([
      { privacy: { showUnit: true, allowMessages: true } },
    ]);
  });

  it('of those who are blocked are accepted again', async () => {
    const block = { id: 'r:w', uid: 'r', blockedUid: 'w', displayName: 'Walt Simmons', at: '' };
    const { user, gateway } = open('privacy', {
      'blocks.list': () => [block],
      'blocks.set': () => ({}),
    });
    const list = within(await screen.findByRole('list', { name: 'Blocked neighbors' }));
    await user.click(list.getByRole('button', { name: 'Unblock Walt Simmons' }));
    expect(await screen.findByText('Walt Simmons can write to you again.')).toBeVisible();
    expect(gateway.inputsOf('blocks.set')).toEqual([{ uid: 'w', blocked: false }]);
  });
});

describe('appearance', () => {
  it('applies a theme immediately and saves it [8.6.31]', async () => {
    const { user, gateway } = open('appearance');
    await user.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(await screen.findByText('Theme updated!')).toBeVisible();
    expect(gateway.inputsOf('profile.saveAppearance')).toEqual([{ theme: 'dark' }]);
  });

  it('applies a language immediately and saves it [8.6.32]', async () => {
    const { user, gateway } = open('appearance');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Deutsch');
    expect(document.documentElement.lang).toBe('de');
    expect(await screen.findByText('Sprache aktualisiert!')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Profil & Einstellungen' })).toBeVisible();
    expect(gateway.inputsOf('profile.saveAppearance')).toEqual([{ language: 'de' }]);
  });

  it('shows how a neighbor sees the person, after each change of an option', async () => {
    const shown: string[] = [];
    const { user } = open('privacy', {
      'directory.preview': () => ({
        audience: 'residents',
        entry: shown.length > 0 ? { id: 'r', displayName: 'Rae', units: [...shown] } : null,
      }),
      'profile.savePrivacy': ({ privacy }) => {
        shown.push('A-101');
        return { ...resident, preferences: { ...resident.preferences, privacy } };
      },
    });
    const preview = await screen.findByRole('region', { name: 'How a neighbor sees you' });
    expect(preview).toHaveTextContent('You are not listed');
    expect(preview).toHaveTextContent('Every resident can find this in the directory.');
    await user.click(screen.getByRole('switch', { name: /unit/i }));
    expect(await within(preview).findByText('Home A-101')).toBeVisible();
  });

  it('shows no preview where the association has no directory', async () => {
    const { gateway } = open('privacy');
    await screen.findByRole('switch', { name: /unit/i });
    await waitFor(() => expect(gateway.inputsOf('directory.preview')).toHaveLength(1));
    expect(screen.queryByRole('region', { name: 'How a neighbor sees you' })).toBeNull();
  });

  it.each([
    [undefined, ['English', 'Español', 'Français', 'Deutsch']],
    [
      ['en', 'es'],
      ['English', 'Español'],
    ],
    // The current one stays.
    [['de'], ['English', 'Deutsch']],
  ] as const)('lists the languages that the association offers: %s', async (languages, names) => {
    open('appearance', {
      'association.get': () => ({
        timeZone: 'America/Denver',
        ...(languages && { languages: [...languages] }),
      }),
    });
    const menu = screen.getByRole('combobox', { name: 'Language' });
    await waitFor(() =>
      expect([...menu.querySelectorAll('option')].map(({ text }) => text)).toEqual(names),
    );
  });

  it('reverts theme and language when saving fails [8.4.12]', async () => {
    expectConsole(/Failed to update (theme|language)/);
    const { user } = open('appearance', { 'profile.saveAppearance': refuse });
    await user.click(screen.getByRole('radio', { name: 'Light' }));
    expect(await screen.findByText(/^Failed to update theme/)).toBeVisible();
    expect(getTheme()).toBe('auto');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Español');
    expect(await screen.findByText(/^Failed to update language/)).toBeVisible();
    expect(document.documentElement.lang).toBe('en');
  });
});
