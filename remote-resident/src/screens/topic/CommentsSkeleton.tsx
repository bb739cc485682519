import { Skeleton, useKitText, VisuallyHidden } from '@hoa/shared/ui';
import styles from './Comments.module.css';

/** The shape of the comments to come: a face and some words each. */
export function CommentsSkeleton() {
  const text = useKitText();
  return (
    <div role="status" className={styles.skeletons}>
      <VisuallyHidden>{text.loading}</VisuallyHidden>
      {['70%', '92%', '55%'].map((width) => (
        <div key={width} aria-hidden="true" className={styles.skeleton}>
          <Skeleton shape="block" width="2.25rem" height="2.25rem" />
          <div>
            <Skeleton width="9rem" />
            <Skeleton width={width} />
          </div>
        </div>
      ))}
    </div>
  );
}
