import { isWholeText } from '@hoa/domain';
import { useOperation } from '@hoa/portal';
import { Button, ErrorPanel, VisuallyHidden } from '@hoa/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './LongText.module.css';
import { useText } from './messages.ts';

export interface LongTextProps {
  /** The whole text, or the excerpt from a list. */
  readonly text: string;
  /** The query that returns the record with the whole text. */
  readonly operation: 'announcements.get' | 'vendorNotifications.get';
  readonly id: string;
  /** True to load the whole text without a press on the button. */
  readonly isOpen?: boolean | undefined;
  /** The class name of the paragraph. */
  readonly className?: string | undefined;
  /** Distinguishes the button from those of other texts, for screen readers. */
  readonly title: string;
  /** Renders the text; as it is by default. */
  readonly children?: ((text: string) => ReactNode) | undefined;
}

/** A text from a list. If it is an excerpt, a button loads the whole text, which then gets the focus. */
export function LongText(props: LongTextProps) {
  const { text, operation, id, isOpen = false, className, title, children } = props;
  const words = useText();
  const paragraph = useRef<HTMLParagraphElement>(null);
  const [isWanted, setWanted] = useState(false);
  const isWhole = isWholeText(text);
  const isRead = !isWhole && (isOpen || isWanted);
  const { data, error, isFetching, refetch } = useOperation(operation, { id }, { skip: !isRead });
  const whole = data && ('content' in data ? data.content : data.message);
  const shown = isRead && whole !== undefined ? whole : text;
  const hasArrived = isWanted && whole !== undefined;
  useEffect(() => {
    if (hasArrived) paragraph.current?.focus();
  }, [hasArrived]);
  return (
    <>
      <p ref={paragraph} tabIndex={hasArrived ? -1 : undefined} className={className}>
        {children ? children(shown) : shown}
      </p>
      {isRead && error && whole === undefined && (
        <ErrorPanel message={words.failed} onRetry={refetch} retrying={isFetching} />
      )}
      {!isWhole && whole === undefined && !error && (
        <Button size="sm" className={styles.more} loading={isRead} onClick={() => setWanted(true)}>
          <span>{words.showAll}</span>
          <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
        </Button>
      )}
    </>
  );
}
