import { PortalError } from '@hoa/api';
import {
  type Actor,
  initialPreferences,
  type PrivacySettings,
  type Profile,
  privacyFlagsByRole,
  type Role,
  withEmail,
} from '@hoa/domain';
import { refuseIfChanged } from '../kernel/refuse-if-changed.ts';
import type { UseCase, UseCaseContext, UseCases } from '../kernel/use-case.ts';
import type { StoredProfile } from '../ports/records.ts';

// A person has one profile, stored by uid, for all their roles. Each role sees and changes its own part.

/**
 * Returns the actor's profile. A new one starts with the sign-in's data and the phone number in the association's
 * records.
 */
export const getProfile: UseCase<'profile.get'> = async (context) =>
  shownProfile(await wholeProfile(context), context.actor);

export const updateProfile: UseCase<'profile.update'> = (context, input) => {
  const { phone, email, seen, ...form } = input;
  return change(context, async ({ phone: phoneBefore = '', ...before }) => {
    const { displayName, pendingEmail } = before;
    const shown = { displayName, email: pendingEmail ?? before.email, phone: phoneBefore };
    refuseIfChanged(seen, shown);
    const changed = { ...before, ...form, ...(phone && { phone }) };
    const profile = withEmail(changed, email, context.association);
    const asked = profile.pendingEmail;
    if (asked !== undefined && asked !== pendingEmail) await askForConfirmation(context, asked);
    return profile;
  });
};

/**
 * Queues the confirmation mail. Rejects with `conflict` if an administrator has changed the email since the request
 * began: the person must not replace an email that they no longer sign in with.
 */
async function askForConfirmation(
  { actor, repositories, addJob }: UseCaseContext,
  email: string,
): Promise<void> {
  const { uid, email: formerEmail } = actor;
  const person = await repositories.people.get(uid);
  if (person && person.email.toLowerCase() !== formerEmail.toLowerCase()) {
    throw new PortalError('conflict');
  }
  addJob({ type: 'email-confirmation-mail', uid, email, formerEmail });
}

export const savePreferences: UseCase<'profile.savePreferences'> = (context, { notifications }) =>
  withPreferences(context, () => ({ notifications }));

/** Changes only the privacy choices that the actor's role has; those of their other roles stay. */
export const savePrivacy: UseCase<'profile.savePrivacy'> = (context, input) => {
  const flags = privacyFlagsByRole[context.actor.role];
  const chosen = Object.fromEntries(flags.map((flag) => [flag, input.privacy[flag] ?? false]));
  return withPreferences(context, ({ privacy }) => ({ privacy: { ...privacy, ...chosen } }));
};

export const saveAppearance: UseCase<'profile.saveAppearance'> = (context, { theme, language }) =>
  withPreferences(context, () => ({ ...(theme && { theme }), ...(language && { language }) }));

function withPreferences(
  context: UseCaseContext,
  changed: (before: Profile['preferences']) => Partial<Profile['preferences']>,
): Promise<Profile> {
  return change(context, async (profile) => {
    const { preferences } = profile;
    return { ...profile, preferences: { ...preferences, ...changed(preferences) } };
  });
}

async function change(
  context: UseCaseContext,
  changed: (before: WholeProfile) => Promise<WholeProfile>,
): Promise<Profile> {
  const profile = await changed(await wholeProfile(context));
  context.repositories.profiles.put({ ...profile, id: context.actor.uid });
  return shownProfile(profile, context.actor);
}

/** A profile, with the version of its record if it is stored. */
type WholeProfile = Profile & Pick<StoredProfile, 'calendarFeed'> & { readonly version?: number };

export async function wholeProfile({
  actor,
  now,
  repositories,
}: UseCaseContext): Promise<WholeProfile> {
  const { uid, displayName, email, role } = actor;
  const stored = await repositories.profiles.get(uid);
  if (stored) {
    const { id: _, ...profile } = stored;
    return profile;
  }
  const known = await repositories.people.get(uid);
  return {
    uid,
    displayName,
    email,
    ...(known?.phone !== undefined && { phone: known.phone }),
    role,
    joinDate: now.toISOString(),
    preferences: initialPreferences(known),
  };
}

/** Returns the part of a profile that belongs to the actor's current role. */
function shownProfile(
  {
    version: _,
    calendarFeed: __,
    unit: keptUnit,
    title,
    services,
    preferences,
    ...person
  }: WholeProfile,
  { role, unit = keptUnit }: Actor,
): Profile {
  return {
    ...person,
    role,
    ...(role === 'resident' && unit !== undefined && { unit }),
    ...(role === 'admin' && title !== undefined && { title }),
    ...(role === 'vendor' && services && { services }),
    preferences: { ...preferences, privacy: privacyOf(role, preferences.privacy) },
  };
}

function privacyOf(role: Role, privacy: PrivacySettings): PrivacySettings {
  return Object.fromEntries(
    privacyFlagsByRole[role].flatMap((flag) => {
      const choice = privacy[flag];
      return choice === undefined ? [] : [[flag, choice]];
    }),
  );
}

export const profileUseCases = {
  'profile.get': getProfile,
  'profile.update': updateProfile,
  'profile.savePreferences': savePreferences,
  'profile.savePrivacy': savePrivacy,
  'profile.saveAppearance': saveAppearance,
} satisfies UseCases;
