import { useActor, usePortal } from '@hoa/portal';
import { OnDemand, partOnDemand } from '@hoa/ui';
import { useProfileText } from '../messages.ts';

const PasskeyList = partOnDemand(() => import('./PasskeyList.tsx').then((m) => m.PasskeyList));

/** An administrator's passkeys; renders nothing for others or if the adapter does not support them. */
export function Passkeys() {
  const text = useProfileText();
  const { role } = useActor();
  const { supports } = usePortal();
  if (role !== 'admin' || !supports('passkeys.list')) return null;
  return (
    <OnDemand what={text.passkeys}>
      <PasskeyList />
    </OnDemand>
  );
}
