import { Page, useOperation, useUrlState } from '@hoa/shared';
import { EmptyState, ErrorPanel, Tabs } from '@hoa/shared/ui';
import { UserX } from 'lucide-react';
import { AppearanceSettings } from './AppearanceSettings.tsx';
import { useText } from './messages/index.ts';
import { NotificationSettings } from './NotificationSettings.tsx';
import { PrivacySettings } from './PrivacySettings.tsx';
import { ProfileDetails } from './ProfileDetails.tsx';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';

const tabs = ['profile', 'notifications', 'privacy', 'appearance'] as const;

/** Profile & Settings: who someone is, what reaches them, what others see, how the portal looks. */
export function ProfileScreen() {
  const text = useText();
  const { data: profile, error, refetch } = useOperation('profile.get', {});
  const [view, setView] = useUrlState({ tab: 'profile' });
  const tab = tabs.find((name) => name === view.tab) ?? 'profile';
  return (
    <Page title={text.title}>
      <Tabs
        label={text.title}
        items={[
          { id: 'profile', label: text.tabProfile },
          { id: 'notifications', label: text.tabNotifications },
          { id: 'privacy', label: text.tabPrivacy },
          { id: 'appearance', label: text.tabAppearance },
        ]}
        value={tab}
        onChange={(next) => setView({ tab: next })}
      >
        {content()}
      </Tabs>
    </Page>
  );

  function content() {
    // Theme and language are this browser's: they can be changed whatever has become of the profile.
    if (tab === 'appearance') return <AppearanceSettings />;
    if (error?.code === 'profile-not-found') {
      return (
        <EmptyState icon={<UserX />} title={text.notFound}>
          {text.notFoundHint}
        </EmptyState>
      );
    }
    if (!profile) {
      if (error) return <ErrorPanel message={text.failed} onRetry={refetch} />;
      return <ProfileSkeleton withAside={tab === 'profile'} />;
    }
    if (tab === 'notifications') return <NotificationSettings profile={profile} />;
    if (tab === 'privacy') return <PrivacySettings profile={profile} />;
    return <ProfileDetails profile={profile} />;
  }
}
