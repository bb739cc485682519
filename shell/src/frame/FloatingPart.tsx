import { useAppState, useLocation } from '@hoa/shared';
import { BackButton } from './BackButton.tsx';
import styles from './FloatingPart.module.css';
import { backAddress } from './navigation.ts';
import { OfflineBanner } from './OfflineBanner.tsx';

/** What floats over the content's lower edge, so that coming and going moves nothing. */
export function FloatingPart() {
  const { pathname, search } = useLocation();
  const offline = useAppState('offline');
  return (
    <div className={styles.floating}>
      <BackButton to={backAddress(pathname)} here={pathname + search} />
      {/* Gone and back renders it anew, so a dismissal holds for this one time. */}
      {offline && <OfflineBanner />}
    </div>
  );
}
