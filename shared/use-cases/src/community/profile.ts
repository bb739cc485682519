import { defaultPreferences, type Profile, privacyFlagsByRole } from '@hoa/domain';
import type { UseCase, UseCaseContext, UseCases } from '../use-case.ts';

/** The actor's own profile; a new one starts with the data of the sign-in. */
export const getProfile: UseCase<'profile.get'> = (context) => ownProfile(context);

export const updateProfile: UseCase<'profile.update'> = async (context, { phone, ...form }) => {
  const { phone: _, ...before } = await ownProfile(context);
  return saved(context, { ...before, ...form, ...(phone ? { phone } : {}) });
};

export const savePreferences: UseCase<'profile.savePreferences'> = (context, { notifications }) =>
  withPreferences(context, { notifications });

/** Only the choices that the actor's role has. */
export const savePrivacy: UseCase<'profile.savePrivacy'> = (context, input) => {
  const flags = privacyFlagsByRole[context.actor.role];
  const privacy = Object.fromEntries(flags.map((flag) => [flag, input.privacy[flag] ?? false]));
  return withPreferences(context, { privacy });
};

export const saveAppearance: UseCase<'profile.saveAppearance'> = (context, { theme, language }) =>
  withPreferences(context, { ...(theme && { theme }), ...(language && { language }) });

async function withPreferences(
  context: UseCaseContext,
  change: Partial<Profile['preferences']>,
): Promise<Profile> {
  const profile = await ownProfile(context);
  return saved(context, { ...profile, preferences: { ...profile.preferences, ...change } });
}

async function saved({ actor, repositories }: UseCaseContext, profile: Profile): Promise<Profile> {
  const before = await repositories.profiles.get(actor.uid);
  const version = before && { version: before.version };
  repositories.profiles.put({ ...profile, ...version, id: actor.uid });
  return profile;
}

async function ownProfile({ actor, now, repositories }: UseCaseContext): Promise<Profile> {
  const { uid, displayName, email, role, unit } = actor;
  const stored = await repositories.profiles.get(uid);
  if (stored) {
    const { id: _, version: __, ...profile } = stored;
    return { ...profile, role };
  }
  const joinDate = now.toISOString();
  const start = { uid, displayName, email, role, joinDate, preferences: defaultPreferences };
  return unit === undefined ? start : { ...start, unit };
}

export const profileUseCases = {
  'profile.get': getProfile,
  'profile.update': updateProfile,
  'profile.savePreferences': savePreferences,
  'profile.savePrivacy': savePrivacy,
  'profile.saveAppearance': saveAppearance,
} satisfies UseCases;
