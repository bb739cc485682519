import { classNames } from '@hoa/ui';
import styles from './Frame.module.css';

/**
 * The look of the element around header, side bar and content; `tall` for a side bar that begins beside the header,
 * `bare` for a frame whose bars would be empty.
 */
export function frameClass(open: boolean, shape?: 'tall' | 'bare' | undefined): string {
  return classNames(styles.frame, !open && styles.collapsed, shape && styles[shape]);
}

/** The look of what is in the frame; of no effect without one. */
export const contentClass = styles.content;

/** The link at the start of the page that leads past the frame. */
export const skipClass = styles.skip;
