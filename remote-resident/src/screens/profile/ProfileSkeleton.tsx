import { Card, Skeleton, SkeletonList } from '@hoa/shared/ui';
import styles from './ProfileDetails.module.css';
import shape from './ProfileSkeleton.module.css';

/** The shape of the settings to come; the profile has who it is about beside it. */
export function ProfileSkeleton({ withAside }: { readonly withAside: boolean }) {
  const settings = (
    <Card className={shape.settings}>
      <SkeletonList shape="line" count={7} className={shape.lines} />
    </Card>
  );
  if (!withAside) return settings;
  return (
    <div className={styles.columns}>
      <Card className={`${styles.person} ${shape.person}`}>
        <Skeleton shape="block" width="3rem" height="3rem" />
        <Skeleton width="60%" />
        <Skeleton width="40%" />
      </Card>
      {settings}
    </div>
  );
}
