import { useAppState } from '@hoa/shared';
import { Banner } from '@hoa/shared/ui';
import { WifiOff } from 'lucide-react';
import { useState } from 'react';
import { useText } from './messages/index.ts';

/** Says that the connection is gone; dismissed until it has been back. */
export function OfflineBanner() {
  const offline = useAppState('offline');
  // Gone and back renders it anew, so a dismissal holds for this one time.
  return offline ? <OfflineNow /> : null;
}

function OfflineNow() {
  const text = useText();
  const [dismissed, setDismissed] = useState(false);
  if (dismissed) return null;
  return (
    <Banner tone="warning" icon={<WifiOff />} onDismiss={() => setDismissed(true)}>
      {text.offline}
    </Banner>
  );
}
