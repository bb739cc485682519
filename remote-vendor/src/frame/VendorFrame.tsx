import type { ReactNode } from 'react';
import { FrameHeader } from './FrameHeader.tsx';
import { MainNavigation } from './MainNavigation.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import styles from './VendorFrame.module.css';

/** Stands around every page of the vendor portal: navigation beside or below it, a header above. */
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
