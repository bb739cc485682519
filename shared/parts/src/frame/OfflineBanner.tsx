import { useAppState } from '@hoa/portal';
import { Banner, Icon } from '@hoa/ui';
import { WifiOff } from 'lucide';
import { useState } from 'react';
import styles from './FrameHeader.module.css';

/** Shows that the connection is lost, until it is dismissed or back. */
export function OfflineBanner({ text }: { readonly text: string }) {
  // Remounted for each outage, so a dismissal ends with the outage.
  return useAppState('offline') ? <DismissibleBanner text={text} /> : null;
}

function DismissibleBanner({ text }: { readonly text: string }) {
  const [dismissed, setDismissed] = useState(false);
  if (dismissed) return null;
  return (
    <Banner
      tone="warning"
      icon={<Icon icon={WifiOff} />}
      className={styles.offline}
      data-offline=""
      onDismiss={() => setDismissed(true)}
    >
      {text}
    </Banner>
  );
}
