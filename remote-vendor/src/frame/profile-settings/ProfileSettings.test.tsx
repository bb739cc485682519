import type { Profile } from '@hoa/domain';
import { actors, fakeGateway, type Handlers, renderScreen } from '@hoa/portal/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ProfileSettings } from './ProfileSettings.tsx';

const profile: Profile = {
  uid: 'vendor-1',
  displayName: 'Vic Vendor',
  email: 'vendor@example.org',
  role: 'vendor',
  services: ['Plumbing'],
  joinDate: '2024-01-01',
  preferences: {
    notifications: {
      email: true,
      push: true,
      sms: false,
      announcements: true,
      maintenance: true,
      payments: true,
      forums: true,
      security: true,
    },
    privacy: { showPhone: true },
    theme: 'auto',
    language: 'en',
  },
};

function renderSettings(handlers: Handlers = {}) {
  const gateway = fakeGateway({
    'profile.get': () => profile,
    'sessions.list': () => [],
    'profile.update': () => profile,
    'profile.saveAppearance': () => profile,
    'profile.savePrivacy': () => profile,
    'profile.savePreferences': () => profile,
    ...handlers,
  });
  return renderScreen(<ProfileSettings onClose={() => undefined} />, {
    gateway,
    actor: actors.vendor,
  });
}

afterEach(() => localStorage.clear());

describe('the profile settings', () => {
  it('saves name, email and phone', async () => {
    const { user, gateway } = renderSettings();
    await user.type(await screen.findByLabelText('Phone'), '555-0100');
    await user.click(screen.getByRole('button', { name: 'Save Profile' }));
    expect(await screen.findByText('Profile updated successfully!')).toBeInTheDocument();
    expect(gateway.inputsOf('profile.update')).toEqual([
      {
        displayName: 'Vic Vendor',
        email: 'vendor@example.org',
        phone: '555-0100',
        seen: { displayName: 'Vic Vendor', email: 'vendor@example.org', phone: '' },
      },
    ]);
  });

  it('requires a name and an email', async () => {
    const { user, gateway } = renderSettings();
    await user.clear(await screen.findByLabelText('Display name'));
    await user.clear(screen.getByLabelText('Email', { selector: '[type=email]' }));
    await user.click(screen.getByRole('button', { name: 'Save Profile' }));
    expect(await screen.findByText('Display name is required')).toBeInTheDocument();
    expect(screen.getByText('Please enter your email address')).toBeInTheDocument();
    expect(gateway.inputsOf('profile.update')).toEqual([]);
  });

  it('asks before closing with unsaved text', async () => {
    const { user } = renderSettings();
    await user.type(await screen.findByLabelText('Phone'), '555');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('alertdialog', { name: 'Discard what you have typed?' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(screen.getByLabelText('Phone')).toHaveValue('555');
  });

  it('shows the three privacy switches of a vendor and keeps the others when saving one', async () => {
    const { user, gateway } = renderSettings();
    const privacy = within(await screen.findByRole('region', { name: 'Privacy' }));
    const switches = privacy.getAllByRole('switch');
    expect(switches).toHaveLength(3);
    ['Show services', 'Show phone', 'Show email'].forEach((name, index) => {
      expect(switches[index]).toHaveAccessibleName(name);
    });
    await user.click(privacy.getByRole('switch', { name: 'Show services' }));
    expect(await screen.findByText('Privacy settings updated!')).toBeInTheDocument();
    expect(gateway.inputsOf('profile.savePrivacy')).toEqual([
      { privacy: { showPhone: true, showServices: true } },
    ]);
  });

  it('keeps the other notification switches when saving one', async () => {
    const { user, gateway } = renderSettings();
    const region = within(await screen.findByRole('region', { name: 'Notifications' }));
    await user.click(region.getByRole('switch', { name: 'SMS' }));
    expect(await screen.findByText('Notification preferences updated!')).toBeInTheDocument();
    expect(gateway.inputsOf('profile.savePreferences')).toMatchObject([
      { notifications: { sms: true, email: true } },
    ]);
  });

  it('offers to try again when the profile fails to load', async () => {
    const { user, gateway } = renderSettings({
      'profile.get': () => Promise.reject(new Error('down')),
    });
    expect(await screen.findByText('Failed to load profile')).toBeInTheDocument();
    gateway.answer({ 'profile.get': () => profile });
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByLabelText('Display name')).toHaveDisplayValue('Vic Vendor');
  });
});
