import { Card, Skeleton, useKitText, VisuallyHidden } from '@hoa/ui';
import commentStyles from './Comments.module.css';
import styles from './TopicScreen.module.css';

/** Placeholder of a whole topic: description, updates and comments. */
export function TopicSkeleton() {
  const text = useKitText();
  return (
    <div className={styles.layout}>
      <Card role="status">
        <VisuallyHidden>{text.loading}</VisuallyHidden>
        <Skeleton width="12rem" />
        <Skeleton width="96%" />
        <Skeleton width="88%" />
        <Skeleton width="60%" />
      </Card>
      <div className={styles.updates} aria-hidden="true">
        <Skeleton width="6rem" />
        <Skeleton shape="block" height="7rem" />
      </div>
      <CommentsSkeleton />
    </div>
  );
}

/** Placeholder of a few comments, each with an avatar. */
export function CommentsSkeleton() {
  const text = useKitText();
  return (
    <div role="status" className={commentStyles.skeletons}>
      <VisuallyHidden>{text.loading}</VisuallyHidden>
      {['70%', '92%', '55%'].map((width) => (
        <div key={width} aria-hidden="true" className={commentStyles.skeleton}>
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
