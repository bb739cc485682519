import { notify, useCommand } from '@hoa/shared';
import { notificationPreferences, type Profile, privacyFlagsByRole } from '@hoa/shared/domain';
import { useDomainText } from '@hoa/shared/domain-text';
import { useFailure } from '@hoa/shared/tickets';
import { Switch } from '@hoa/shared/ui';
import { useText } from './messages/index.ts';
import { Section } from './Section.tsx';

/** What others see of the vendor; each switch is saved at once. */
export function PrivacySettings({ profile }: { readonly profile: Profile }) {
  const text = useText();
  const words = useDomainText();
  const fail = useFailure();
  const [save] = useCommand('profile.savePrivacy', atOnce.privacy);
  const { privacy } = profile.preferences;
  return (
    <Section title={text.privacy}>
      {privacyFlagsByRole.vendor.map((flag) => (
        <Switch
          key={flag}
          settingRow
          label={words.privacyFlags[flag]}
          checked={privacy[flag] ?? false}
          onChange={(event) =>
            save({ privacy: { ...privacy, [flag]: event.target.checked } }).then(
              () => notify.success(text.privacySaved),
              (error: unknown) => fail(error, text.privacyFailed),
            )
          }
        />
      ))}
    </Section>
  );
}

/** By which way and about what the vendor is told; each switch is saved at once. */
export function NotificationSettings({ profile }: { readonly profile: Profile }) {
  const text = useText();
  const words = useDomainText();
  const fail = useFailure();
  const [save] = useCommand('profile.savePreferences', atOnce.notifications);
  const { notifications } = profile.preferences;
  return (
    <Section title={text.notifications}>
      {notificationPreferences.map((preference) => (
        <Switch
          key={preference}
          settingRow
          label={words.notificationPreferences[preference]}
          checked={notifications[preference]}
          onChange={(event) =>
            save({ notifications: { ...notifications, [preference]: event.target.checked } }).then(
              () => notify.success(text.notificationsSaved),
              (error: unknown) => fail(error, text.notificationsFailed),
            )
          }
        />
      ))}
    </Section>
  );
}

type Preferences = Profile['preferences'];

const atOnce = {
  privacy: {
    'profile.get': (shown: Profile, { privacy }: Pick<Preferences, 'privacy'>) => {
      shown.preferences.privacy = privacy;
    },
  },
  notifications: {
    'profile.get': (shown: Profile, { notifications }: Pick<Preferences, 'notifications'>) => {
      shown.preferences.notifications = notifications;
    },
  },
};
