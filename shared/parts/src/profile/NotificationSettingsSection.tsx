import { type NotificationPreference, notificationPreferences, type Profile } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { notify, type Optimistic, useCommand, useIsLive } from '@hoa/portal';
import { useFailure } from '../failures/useFailure.ts';
import { useProfileText } from './messages.ts';
import styles from './NotificationSettingsSection.module.css';
import { type SettingsLayout, SettingsSection } from './SettingsSection.tsx';
import { SwitchList } from './SwitchList.tsx';

export interface NotificationSettingsSectionProps {
  readonly profile: Profile;
  readonly layout: SettingsLayout;
}

const channels: readonly NotificationPreference[] = ['email', 'push', 'sms'];
/** The channels that the server supports. */
const liveChannels: readonly NotificationPreference[] = ['email'];
const topics = notificationPreferences.filter((name) => !channels.includes(name));

const optimistic: Optimistic<'profile.savePreferences'> = {
  'profile.get': (profile, { notifications }) => {
    profile.preferences.notifications = notifications;
  },
};

/** The channels and topics of notifications; saves each change immediately. */
export function NotificationSettingsSection({ profile, layout }: NotificationSettingsSectionProps) {
  const text = useProfileText();
  const domainText = useDomainText();
  const reportFailure = useFailure();
  const [save, { isLoading }] = useCommand('profile.savePreferences', optimistic);
  const offered = useIsLive() ? liveChannels : channels;
  const { notifications } = profile.preferences;
  const status = isLoading ? 'saving' : 'saved';

  async function change(name: NotificationPreference, isOn: boolean) {
    try {
      await save({ notifications: { ...notifications, [name]: isOn } });
      notify.success(text.preferencesUpdated);
    } catch (error) {
      reportFailure(error, text.failedPreferences);
    }
  }

  const switches = {
    labels: domainText.notificationPreferences,
    hints:
      profile.role === 'vendor'
        ? { ...text.preferenceHints, ...text.vendorPreferenceHints }
        : text.preferenceHints,
    isOn: (name: NotificationPreference) => notifications[name],
    onChange: (name: NotificationPreference, isOn: boolean) => void change(name, isOn),
  };
  if (layout === 'drawer') {
    return (
      <SettingsSection layout={layout} title={text.notifications} status={status}>
        <SwitchList {...switches} names={[...offered, ...topics]} />
      </SettingsSection>
    );
  }
  return (
    <div className={styles.columns}>
      <SettingsSection layout={layout} title={text.channels} status={status}>
        <SwitchList {...switches} names={offered} />
      </SettingsSection>
      <SettingsSection layout={layout} title={text.topics}>
        <SwitchList {...switches} names={topics} />
      </SettingsSection>
    </div>
  );
}
