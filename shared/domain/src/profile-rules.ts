import type { PrivacyFlag } from './preferences.ts';
import type { Role } from './roles.ts';
import type { Preferences } from './schemas/profile.ts';

/** The privacy options each role has. */
export const privacyFlagsByRole: Record<Role, readonly PrivacyFlag[]> = {
  resident: ['showUnit', 'showPhone', 'showEmail'],
  vendor: ['showServices', 'showPhone', 'showEmail'],
  admin: ['showTitle', 'showPhone', 'showEmail'],
};

/** What a new profile starts with. */
export const defaultPreferences: Preferences = {
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
  privacy: {},
  theme: 'auto',
  language: 'en',
};
