import { useActor, usePortal, useRoleItems } from '@hoa/shared';
import { Avatar, Badge, Menu, OnDemand, partOnDemand, VisuallyHidden } from '@hoa/ui';
import { LogOut, Settings } from 'lucide-react';
import { useState } from 'react';
import { useText } from './messages/index.ts';
import styles from './ProfileMenu.module.css';

const ProfileSettings = partOnDemand(() =>
  import('./profile-settings/ProfileSettings.tsx').then((file) => file.ProfileSettings),
);

/** Who is signed in, their settings and Sign Out. */
export function ProfileMenu() {
  const text = useText();
  const { displayName, email } = useActor();
  const { signOut } = usePortal();
  const roles = useRoleItems(text);
  const [settings, setSettings] = useState(false);
  return (
    <>
      <Menu
        label={text.userMenu}
        align="end"
        trigger={(props) => (
          <button type="button" {...props} className={styles.trigger}>
            <VisuallyHidden>{text.userMenu}</VisuallyHidden>
            <Avatar name={displayName} />
          </button>
        )}
        header={
          <div className={styles.who}>
            <span className={styles.name}>{displayName}</span>
            <span className={styles.email}>{email}</span>
            <Badge tone="accent">{text.vendorAccount}</Badge>
          </div>
        }
        items={[
          {
            id: 'settings',
            label: text.profileSettings,
            icon: <Settings />,
            onSelect: () => setSettings(true),
          },
          ...roles,
          {
            id: 'sign-out',
            label: text.signOut,
            icon: <LogOut />,
            separated: true,
            onSelect: signOut,
          },
        ]}
      />
      {settings && (
        <OnDemand what={text.profileSettings} onClose={() => setSettings(false)}>
          <ProfileSettings onClose={() => setSettings(false)} />
        </OnDemand>
      )}
    </>
  );
}
