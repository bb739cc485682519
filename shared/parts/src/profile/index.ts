// The settings of a profile, on a page or in a drawer. An entry point of its own: they need the forms.

export { AppearanceSettings } from './AppearanceSettings.tsx';
export { useProfileText } from './messages.ts';
export { NotificationSettingsSection } from './NotificationSettingsSection.tsx';
export { PrivacySettingsSection } from './PrivacySettingsSection.tsx';
export { ProfileForm } from './ProfileForm.tsx';
export { Passkeys } from './passkeys/Passkeys.tsx';
export { SignInSessions } from './sessions/SignInSessions.tsx';
export { useLanguageOptions } from './useLanguageOptions.ts';
