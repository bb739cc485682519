import * as z from 'zod/mini';
import { isoDateSchema, optionalLine, requiredLine } from '../kernel/field-schemas.ts';
import { storedEmailSchema } from '../people/email-schema.ts';
import { roles } from '../people/roles.ts';
import { languages, notificationPreferences, privacyFlags, themes } from './preferences.ts';

export const notificationSettingsSchema = z.record(z.enum(notificationPreferences), z.boolean());

export type NotificationSettings = z.infer<typeof notificationSettingsSchema>;

export const privacySettingsSchema = z.partialRecord(z.enum(privacyFlags), z.boolean());

export type PrivacySettings = z.infer<typeof privacySettingsSchema>;

export const preferencesSchema = z.object({
  notifications: notificationSettingsSchema,
  privacy: privacySettingsSchema,
  theme: z.enum(themes),
  language: z.enum(languages),
});

export type Preferences = z.infer<typeof preferencesSchema>;

/** A person's own page: `title` for admins, `unit` for residents, `services` for vendors. */
export const profileSchema = z.object({
  uid: z.string(),
  displayName: z.string(),
  email: z.string(),
  /** A new email that its owner has not confirmed yet; until then `email` counts. */
  pendingEmail: z.optional(z.string()),
  phone: z.optional(z.string()),
  role: z.enum(roles),
  title: z.optional(z.string()),
  unit: z.optional(z.string()),
  services: z.optional(z.array(z.string())),
  joinDate: isoDateSchema,
  preferences: preferencesSchema,
});

export type Profile = z.infer<typeof profileSchema>;

export const profileFormSchema = z.object({
  displayName: requiredLine('display-name-required'),
  email: storedEmailSchema,
  phone: optionalLine(),
});

export type ProfileFormValues = z.infer<typeof profileFormSchema>;

/** A person's session on one device. */
export const ownSessionSchema = z.object({
  id: z.string(),
  /** The browser's `User-Agent`; '' if missing. */
  device: z.string(),
  signedInAt: isoDateSchema,
  lastUsedAt: isoDateSchema,
  /** True for the session of this request. */
  isCurrent: z.boolean(),
});

export type OwnSession = z.infer<typeof ownSessionSchema>;

/** A passkey with which a person confirms sensitive actions. */
export const passkeySchema = z.object({
  id: z.string(),
  /** The `User-Agent` of the browser in which it was added; '' if missing. */
  device: z.string(),
  addedAt: isoDateSchema,
  lastUsedAt: z.optional(isoDateSchema),
});

export type Passkey = z.infer<typeof passkeySchema>;
