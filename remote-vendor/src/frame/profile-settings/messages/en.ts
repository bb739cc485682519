/** Profile Settings, opened from the profile menu. */
export const en = {
  title: 'Profile Settings',
  loadFailed: 'Failed to load profile',
  notFound: 'Profile not found',
  profile: 'Profile',
  displayName: 'Display name',
  email: 'Email',
  phone: 'Phone (optional)',
  services: 'Services',
  save: 'Save Profile',
  saved: 'Profile updated successfully!',
  saveFailed: 'Failed to update profile',
  appearance: 'Appearance',
  theme: 'Theme',
  themeSaved: 'Theme updated!',
  themeFailed: 'Failed to update theme',
  language: 'Language',
  languageSaved: 'Language updated!',
  languageFailed: 'Failed to update language',
  privacy: 'Privacy',
  privacySaved: 'Privacy settings updated!',
  privacyFailed: 'Failed to update settings',
  notifications: 'Notifications',
  notificationsSaved: 'Notification preferences updated!',
  notificationsFailed: 'Failed to update preferences',
};

export type Messages = typeof en;
