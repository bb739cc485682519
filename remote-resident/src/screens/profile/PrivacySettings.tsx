import { notify, type Optimistic, useCommand } from '@hoa/shared';
import { type PrivacyFlag, type Profile, privacyFlagsByRole } from '@hoa/shared/domain';
import { useDomainText } from '@hoa/shared/domain-text';
import { useFailure } from '../../failures/useFailure.ts';
import { useText } from './messages/index.ts';
import { SettingsCard } from './SettingsCard.tsx';
import { SwitchList } from './SwitchList.tsx';

const shownAtOnce: Optimistic<'profile.savePrivacy'> = {
  'profile.get': (profile, { privacy }) => {
    profile.preferences.privacy = privacy;
  },
};

/** What others see of someone, by what their role has to show; every change is saved at once. */
export function PrivacySettings({ profile }: { readonly profile: Profile }) {
  const text = useText();
  const domainText = useDomainText();
  const reportFailure = useFailure();
  const [save, { isLoading }] = useCommand('profile.savePrivacy', shownAtOnce);
  const { privacy } = profile.preferences;

  async function change(flag: PrivacyFlag, isOn: boolean) {
    try {
      await save({ privacy: { ...privacy, [flag]: isOn } });
      notify.success(text.privacyUpdated);
    } catch (error) {
      reportFailure(error, text.failedPrivacy);
    }
  }

  return (
    <SettingsCard
      title={text.privacy}
      hint={text.privacyHint}
      status={isLoading ? 'saving' : 'saved'}
    >
      <SwitchList
        names={privacyFlagsByRole[profile.role]}
        labels={domainText.privacyFlags}
        hints={text.privacyHints}
        isOn={(flag) => privacy[flag] ?? false}
        onChange={(flag, isOn) => void change(flag, isOn)}
      />
    </SettingsCard>
  );
}
