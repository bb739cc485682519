import { type PrivacyFlag, type Profile, privacyFlagsByRole } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { notify, type Optimistic, useCommand, usePortal } from '@hoa/portal';
import { useFailure } from '../failures/useFailure.ts';
import { useProfileText } from './messages.ts';
import { type SettingsLayout, SettingsSection } from './SettingsSection.tsx';
import { SwitchList } from './SwitchList.tsx';

export interface PrivacySettingsSectionProps {
  readonly profile: Profile;
  readonly layout: SettingsLayout;
}

const optimistic: Optimistic<'profile.savePrivacy'> = {
  'profile.get': (profile, { privacy }) => {
    profile.preferences.privacy = privacy;
  },
};

/** The privacy options of the role; saves each change immediately. */
export function PrivacySettingsSection({ profile, layout }: PrivacySettingsSectionProps) {
  const text = useProfileText();
  const domainText = useDomainText();
  const reportFailure = useFailure();
  const [save, { isLoading }] = useCommand('profile.savePrivacy', optimistic);
  const { privacy } = profile.preferences;
  const { supports } = usePortal();
  const flags = privacyFlagsByRole[profile.role].filter(
    (flag) => flag !== 'allowMessages' || supports('threads.compose'),
  );

  async function change(flag: PrivacyFlag, isOn: boolean) {
    try {
      await save({ privacy: { ...privacy, [flag]: isOn } });
      notify.success(text.privacyUpdated);
    } catch (error) {
      reportFailure(error, text.failedPrivacy);
    }
  }

  return (
    <SettingsSection
      layout={layout}
      title={text.privacy[layout]}
      hint={text.privacyHint}
      status={isLoading ? 'saving' : 'saved'}
    >
      <SwitchList
        names={flags}
        labels={domainText.privacyFlags}
        hints={text.privacyHints}
        isOn={(flag) => privacy[flag] ?? false}
        onChange={(flag, isOn) => void change(flag, isOn)}
      />
    </SettingsSection>
  );
}
