import { classNames } from '@hoa/ui';
import styles from './Frame.module.css';

/**
 * Returns the class of the element around header, sidebar and content; `tall` for a sidebar that starts next to the
 * header, `bare` for a frame without bars.
 */
export function frameClass(open: boolean, shape?: 'tall' | 'bare' | undefined): string {
  return classNames(styles.frame, !open && styles.collapsed, shape && styles[shape]);
}

/** The class of the frame's content; it has no effect outside a frame. */
export const contentClass = styles.content;

/** The class of the link at the start of the page that skips the frame. */
export const skipClass = styles.skip;
