import { AccountMenu, useShownEmail } from '@hoa/parts/frame';
import { useActor, usePortal, useRoleItems } from '@hoa/portal';
import { Badge, OnDemand, partOnDemand } from '@hoa/ui';
import { LogOut, Settings } from 'lucide-react';
import { useState } from 'react';
import { useText } from './messages.ts';

// The settings contain the decoder of emails, so both are one file.
const load = () => import('./profile-settings/ProfileSettings.tsx');
const ProfileSettings = partOnDemand(() => load().then((file) => file.ProfileSettings));

/** A menu with the signed-in person, settings and Sign Out. */
export function ProfileMenu() {
  const text = useText();
  const { displayName, email } = useActor();
  const shownEmail = useShownEmail(email, load);
  const { signOut } = usePortal();
  const roles = useRoleItems(text);
  const [settings, setSettings] = useState(false);
  return (
    <>
      <AccountMenu
        label={text.userMenu}
        name={displayName}
        email={shownEmail}
        badge={<Badge tone="accent">{text.vendorAccount}</Badge>}
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
