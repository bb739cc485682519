import { useOperation } from '@hoa/shared';
import type { Profile } from '@hoa/shared/domain';
import { Drawer, EmptyState, ErrorPanel, SkeletonList } from '@hoa/shared/ui';
import { UserX } from 'lucide-react';
import { Appearance } from './Appearance.tsx';
import { Details } from './Details.tsx';
import { useText } from './messages/index.ts';
import styles from './ProfileSettings.module.css';
import { NotificationSettings, PrivacySettings } from './Switches.tsx';

/** The vendor's own details, appearance, privacy and notifications: here, since vendors stay inside their portal. */
export function ProfileSettings({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const { data, error, refetch, isFetching } = useOperation('profile.get', {});
  return (
    <Drawer open title={text.title} onClose={onClose}>
      {data ? (
        <Settings profile={data} />
      ) : error?.code === 'profile-not-found' ? (
        <EmptyState icon={<UserX />} title={text.notFound} />
      ) : error ? (
        <ErrorPanel message={text.loadFailed} onRetry={refetch} retrying={isFetching} />
      ) : (
        <SkeletonList count={3} />
      )}
    </Drawer>
  );
}

function Settings({ profile }: { readonly profile: Profile }) {
  return (
    <div className={styles.settings}>
      <Details profile={profile} />
      <Appearance />
      <PrivacySettings profile={profile} />
      <NotificationSettings profile={profile} />
    </div>
  );
}
