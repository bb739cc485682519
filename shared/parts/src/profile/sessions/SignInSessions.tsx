import { useActor, usePortal } from '@hoa/portal';
import { OnDemand, partOnDemand } from '@hoa/ui';
import { useProfileText } from '../messages.ts';
import type { SettingsLayout } from '../SettingsSection.tsx';

const SessionList = partOnDemand(() => import('./SessionList.tsx').then((m) => m.SessionList));

/** The person's sessions; renders nothing if the adapter does not support them, or to others who view the portal as the person. */
export function SignInSessions({ layout }: { readonly layout: SettingsLayout }) {
  const text = useProfileText();
  const { supports } = usePortal();
  const { impersonation } = useActor();
  if (impersonation || !supports('sessions.list')) return null;
  return (
    <OnDemand what={text.sessions}>
      <SessionList layout={layout} />
    </OnDemand>
  );
}
