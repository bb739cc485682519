import { useAppState } from '@hoa/shared';
import { Banner } from '@hoa/ui';
import { WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { FrameHeader } from './FrameHeader.tsx';
import { MainNavigation } from './MainNavigation.tsx';
import { useText } from './messages/index.ts';
import styles from './VendorFrame.module.css';

/** The frame of every vendor page: navigation beside or below it, a header above. */
export function VendorFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <MainNavigation />
      <div className={styles.side}>
        <FrameHeader />
        <OfflineBanner />
        {children}
      </div>
    </div>
  );
}

/** Shows that the connection is lost; dismissing it lasts until the connection is back. */
function OfflineBanner() {
  const offline = useAppState('offline');
  // Remounted for each outage, so a dismissal ends with the outage.
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
