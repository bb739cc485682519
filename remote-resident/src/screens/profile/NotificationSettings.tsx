import { notify, type Optimistic, useCommand } from '@hoa/shared';
import {
  type NotificationPreference,
  notificationPreferences,
  type Profile,
} from '@hoa/shared/domain';
import { useDomainText } from '@hoa/shared/domain-text';
import { useFailure } from '../../failures/useFailure.ts';
import { useText } from './messages/index.ts';
import styles from './NotificationSettings.module.css';
import { SettingsCard } from './SettingsCard.tsx';
import { SwitchList } from './SwitchList.tsx';

const ways: readonly NotificationPreference[] = ['email', 'push', 'sms'];
const subjects = notificationPreferences.filter((name) => !ways.includes(name));

const shownAtOnce: Optimistic<'profile.savePreferences'> = {
  'profile.get': (profile, { notifications }) => {
    profile.preferences.notifications = notifications;
  },
};

/** By what and of what someone is told; every change is saved at once. */
export function NotificationSettings({ profile }: { readonly profile: Profile }) {
  const text = useText();
  const domainText = useDomainText();
  const reportFailure = useFailure();
  const [save, { isLoading }] = useCommand('profile.savePreferences', shownAtOnce);
  const { notifications } = profile.preferences;

  async function change(name: NotificationPreference, isOn: boolean) {
    try {
      await save({ notifications: { ...notifications, [name]: isOn } });
      notify.success(text.preferencesUpdated);
    } catch (error) {
      reportFailure(error, text.failedPreferences);
    }
  }

  const list = (names: readonly NotificationPreference[]) => (
    <SwitchList
      names={names}
      labels={domainText.notificationPreferences}
      hints={text.preferenceHints}
      isOn={(name) => notifications[name]}
      onChange={(name, isOn) => void change(name, isOn)}
    />
  );
  return (
    <div className={styles.columns}>
      <SettingsCard title={text.ways} status={isLoading ? 'saving' : 'saved'}>
        {list(ways)}
      </SettingsCard>
      <SettingsCard title={text.subjects}>{list(subjects)}</SettingsCard>
    </div>
  );
}
