import { Card, Skeleton, useKitText, VisuallyHidden } from '@hoa/shared/ui';
import { CommentsSkeleton } from './CommentsSkeleton.tsx';
import styles from './TopicPage.module.css';

/** The shape of a topic to come: its words, the board's updates beside, comments below. */
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
