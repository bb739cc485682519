import type { Association } from '../association/association.ts';
import {
  type ResidentNotificationType,
  residentNotificationTypes,
  type VendorNotificationType,
  vendorNotificationTypes,
} from '../notifications/notification-rules.ts';
import type { Author, Contact, KnownPerson } from '../people/person-schema.ts';
import type { Role } from '../people/roles.ts';
import type { NotificationPreference, PrivacyFlag } from './preferences.ts';
import type { NotificationSettings, Preferences, Profile } from './profile-schema.ts';

/** The privacy options of each role. */
export const privacyFlagsByRole: Record<Role, readonly PrivacyFlag[]> = {
  resident: ['showUnit', 'showPhone', 'showEmail', 'allowMessages'],
  vendor: ['showServices', 'showPhone', 'showEmail'],
  admin: ['showTitle', 'showPhone', 'showEmail', 'allowMessages'],
};

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

/** Returns the preferences of a person without a profile, in the language that the association knows. */
export function initialPreferences(known: Pick<KnownPerson, 'language'> | undefined): Preferences {
  return { ...defaultPreferences, ...(known?.language && { language: known.language }) };
}

/** The preference that mutes each type of notification; null cannot be muted. */
const preferenceOf: Record<ResidentNotificationType, NotificationPreference | null> = {
  message: null,
  payment: 'payments',
  announcement: 'announcements',
  security: 'security',
  maintenance: 'maintenance',
  forum: 'forums',
};

const vendorPreferenceOf: Record<VendorNotificationType, NotificationPreference | null> = {
  work_item_assigned: 'maintenance',
  work_item_updated: 'maintenance',
  invoice_approved: 'payments',
  invoice_rejected: 'payments',
  message_received: null,
};

/** Returns the types of notifications that a person has muted. */
export function mutedTypes(settings: NotificationSettings): ResidentNotificationType[] {
  return residentNotificationTypes.filter((type) => isMuted(preferenceOf[type], settings));
}

/** Returns the types of notifications that a vendor has muted. */
export function mutedVendorTypes(settings: NotificationSettings): VendorNotificationType[] {
  return vendorNotificationTypes.filter((type) => isMuted(vendorPreferenceOf[type], settings));
}

/** Returns true if a person gets emails about a subject. */
export function isMailed(settings: NotificationSettings, subject: NotificationPreference): boolean {
  return settings.email && settings[subject];
}

function isMuted(preference: NotificationPreference | null, settings: NotificationSettings) {
  return preference !== null && !settings[preference];
}

/**
 * Returns an author as others see them: with the current name from their profile, and the details that they choose to
 * show.
 */
export function shownAuthor(author: Author, profile: Profile | undefined): Author {
  if (!profile) return author;
  const { displayName, unit, title, preferences } = profile;
  const { showUnit, showTitle } = preferences.privacy;
  return {
    ...author,
    displayName,
    ...(author.role === 'resident' && showUnit && unit !== undefined && { unit }),
    ...(author.role === 'admin' && showTitle && title !== undefined && { title }),
  };
}

/**
 * Returns the contact details of a person that a reader may see: those their profile shows, or all for administrators;
 * undefined if there are none.
 */
export function shownContact(
  role: Role,
  profile: Profile | undefined,
  reader: Role,
): Contact | undefined {
  if (!profile) return undefined;
  const { email, phone, services = [], preferences } = profile;
  const shows = (flag: PrivacyFlag) => reader === 'admin' || preferences.privacy[flag] === true;
  const contact: Contact = {
    ...(phone !== undefined && shows('showPhone') && { phone }),
    ...(shows('showEmail') && { email }),
    ...(role === 'vendor' && services.length > 0 && shows('showServices') && { services }),
  };
  return Object.keys(contact).length > 0 ? contact : undefined;
}

type WithEmail = Pick<Profile, 'email' | 'pendingEmail'>;

/**
 * Returns the profile with a new email, which takes effect immediately or, if emails must be confirmed, stays pending.
 */
export function withEmail<P extends WithEmail>(
  profile: P,
  email: string,
  { confirmsEmails }: Pick<Association, 'confirmsEmails'>,
): P {
  const { pendingEmail: _, ...settled } = profile;
  const counts = !confirmsEmails || email === profile.email;
  return { ...settled, ...(counts ? { email } : { pendingEmail: email }) } as P;
}

/** Returns the profile with its pending email confirmed; unchanged if `email` is not the pending one. */
export function withConfirmedEmail<P extends WithEmail>(profile: P, email: string): P {
  if (profile.pendingEmail !== email) return profile;
  const { pendingEmail: _, ...settled } = profile;
  return { ...settled, email } as P;
}

/** A session ends after this many days without use. */
export const sessionDays = 30;

/** A session ends this many days after the sign-in, even if it is used. */
export const maxSessionDays = 90;
