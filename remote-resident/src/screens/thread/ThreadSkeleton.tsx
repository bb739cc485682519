import { classNames, Skeleton, Stack, useKitText, VisuallyHidden } from '@hoa/shared/ui';
import styles from './Message.module.css';
import pageStyles from './ThreadPage.module.css';

const bubbles = [
  { width: '22rem', isOwn: false },
  { width: '16rem', isOwn: true },
  { width: '26rem', isOwn: false },
];

/** The shape of the messages to come, on both sides. */
export function ThreadSkeleton() {
  const text = useKitText();
  return (
    <div role="status" className={pageStyles.thread}>
      <VisuallyHidden>{text.loading}</VisuallyHidden>
      <Stack gap={3} aria-hidden="true">
        {bubbles.map(({ width, isOwn }) => (
          <div key={width} className={classNames(styles.row, isOwn && styles.own)}>
            <Skeleton shape="block" height="5rem" width={`min(${width}, 88%)`} />
          </div>
        ))}
      </Stack>
    </div>
  );
}
