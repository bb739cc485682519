import { useAppState, useLocation } from '@hoa/shared';
import { BackButton } from './BackButton.tsx';
import styles from './FloatingPart.module.css';
import { backAddress } from './navigation.ts';
import { OfflineBanner } from './OfflineBanner.tsx';

/** Floats over the content's lower edge, so that showing and hiding it moves nothing. */
export function FloatingPart() {
  const { pathname, search } = useLocation();
  const offline = useAppState('offline');
  return (
    <div className={styles.floating}>
      <BackButton to={backAddress(pathname)} here={pathname + search} />
      {/* Remounted for each outage, so a dismissal ends with the outage. */}
      {offline && <OfflineBanner />}
    </div>
  );
}
