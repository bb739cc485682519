import type { ComponentProps, CSSProperties } from 'react';
import { classNames } from '../class-names.ts';
import { useKitText } from '../messages.ts';
import styles from './Skeleton.module.css';

export interface SkeletonProps extends ComponentProps<'div'> {
  /** `line` for text, `block` for an image or chart, `card` for a card with lines. */
  shape?: 'line' | 'block' | 'card' | undefined;
  /** Any CSS width. */
  width?: CSSProperties['inlineSize'] | undefined;
  /** Any CSS height. */
  height?: CSSProperties['blockSize'] | undefined;
}

/**
 * A placeholder while content loads. Screen readers ignore it, so put it in a `SkeletonList` or next to a status
 * message.
 */
export function Skeleton(props: SkeletonProps) {
  const { shape = 'line', width, height, className, style, ...rest } = props;
  const size = { inlineSize: width, blockSize: height, ...style };
  if (shape !== 'card') {
    return (
      <div
        aria-hidden="true"
        data-skeleton=""
        {...rest}
        style={size}
        className={classNames(styles.bone, styles[shape], className)}
      />
    );
  }
  return (
    <div
      aria-hidden="true"
      data-skeleton=""
      {...rest}
      style={size}
      className={classNames(styles.card, className)}
    >
      <div className={classNames(styles.bone, styles.title)} />
      <div className={classNames(styles.bone, styles.line)} />
      <div className={classNames(styles.bone, styles.line, styles.short)} />
    </div>
  );
}

export interface SkeletonListProps extends ComponentProps<'div'> {
  /** The expected number of items. */
  count?: number | undefined;
  /** The shape of each placeholder. */
  shape?: SkeletonProps['shape'];
}

/** Several placeholders, announced once as loading. */
export function SkeletonList(props: SkeletonListProps) {
  const { count = 4, shape = 'card', className, ...rest } = props;
  const text = useKitText();
  return (
    <div role="status" {...rest} className={classNames(styles.list, className)}>
      <span className="visually-hidden">{text.loading}</span>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} shape={shape} />
      ))}
    </div>
  );
}
