import type { Profile } from '@hoa/domain';
import {
  AppearanceSettings,
  NotificationSettingsSection,
  PrivacySettingsSection,
  ProfileForm,
  SignInSessions,
  useProfileText,
} from '@hoa/parts/profile';
import { useOperation } from '@hoa/portal';
import { Badge, Drawer, EmptyState, ErrorPanel, Icon, SkeletonList } from '@hoa/ui';
import { UserX } from 'lucide';
import { useId } from 'react';
import { useText } from '../messages.ts';
import styles from './ProfileSettings.module.css';

export { shownEmail } from '@hoa/domain/email';

/** A vendor's profile and settings, in a drawer because vendors have no profile page. */
export function ProfileSettings({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  return (
    <Drawer open title={text.profileSettings} onClose={onClose}>
      <Settings />
    </Drawer>
  );
}

function Settings() {
  const text = useProfileText();
  const { data: profile, error, refetch, isFetching } = useOperation('profile.get', {});
  if (!profile && error?.code === 'profile-not-found') {
    return <EmptyState icon={<Icon icon={UserX} />} title={text.notFound} />;
  }
  if (!profile && error) {
    return <ErrorPanel message={text.failed} onRetry={refetch} retrying={isFetching} />;
  }
  if (!profile) return <SkeletonList count={3} />;
  return (
    <div className={styles.settings}>
      <ProfileForm profile={profile} layout="drawer">
        <Services profile={profile} />
      </ProfileForm>
      <AppearanceSettings layout="drawer" />
      <PrivacySettingsSection profile={profile} layout="drawer" />
      <NotificationSettingsSection profile={profile} layout="drawer" />
      <SignInSessions layout="drawer" />
    </div>
  );
}

function Services({ profile }: { readonly profile: Profile }) {
  const text = useProfileText();
  const headingId = useId();
  const { services = [] } = profile;
  if (services.length === 0) return null;
  return (
    <div className={styles.offered}>
      <h4 id={headingId} className={styles.heading}>
        {text.services}
      </h4>
      <ul aria-labelledby={headingId} className={styles.services}>
        {services.map((service) => (
          <li key={service}>
            <Badge>{service}</Badge>
          </li>
        ))}
      </ul>
    </div>
  );
}
