import { expect, it } from 'vitest';
import { defaultPreferences, privacyFlagsByRole } from './profile-rules.ts';
import { preferencesSchema } from './schemas/profile.ts';

it.each([
  ['resident', ['showUnit', 'showPhone', 'showEmail']],
  ['vendor', ['showServices', 'showPhone', 'showEmail']],
  ['admin', ['showTitle', 'showPhone', 'showEmail']],
] as const)('privacy options of a %s: %j', (role, flags) => {
  expect(privacyFlagsByRole[role]).toEqual(flags);
});

it('the default preferences are complete', () => {
  expect(preferencesSchema.parse(defaultPreferences)).toEqual(defaultPreferences);
});
