import { expect, it } from 'vitest';
import { preferencesSchema } from './profile.ts';
import { defaultPreferences, privacyFlagsByRole } from './profile-rules.ts';

it.each([
  ['resident', ['showUnit', 'showPhone', 'showEmail']],
  ['vendor', ['showServices', 'showPhone', 'showEmail']],
  ['admin', ['showTitle', 'showPhone', 'showEmail']],
] as const)('privacy options of a %s: %j', (role, flags) => {
  expect(privacyFlagsByRole[role]).toEqual(flags);
});

it('the default preferences are whole', () => {
  expect(preferencesSchema.parse(defaultPreferences)).toEqual(defaultPreferences);
});
