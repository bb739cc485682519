import { languages, themes } from '@hoa/domain';
import {
  notificationSettingsSchema,
  privacySettingsSchema,
  profileFormSchema,
  profileSchema,
  seenTextSchema,
} from '@hoa/domain/schemas';
import * as z from 'zod/mini';
import { nothing } from './nothing.ts';
import type { ContractPart } from './schemas.ts';

/** A person's own profile and settings; every command returns the whole profile. */
export const profileContract = {
  'profile.get': { input: nothing, output: profileSchema },
  'profile.update': {
    input: z.extend(profileFormSchema, {
      /** The values that the form started with; rejects with `conflict` if any has changed since. */
      seen: z.optional(
        z.object({ displayName: seenTextSchema, email: seenTextSchema, phone: seenTextSchema }),
      ),
    }),
    output: profileSchema,
  },
  'profile.savePreferences': {
    input: z.object({ notifications: notificationSettingsSchema }),
    output: profileSchema,
  },
  'profile.savePrivacy': {
    input: z.object({ privacy: privacySettingsSchema }),
    output: profileSchema,
  },
  'profile.saveAppearance': {
    input: z.object({
      theme: z.optional(z.enum(themes)),
      language: z.optional(z.enum(languages)),
    }),
    output: profileSchema,
  },
} satisfies ContractPart;
