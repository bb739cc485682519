import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Card.module.css';

export interface CardProps extends ComponentProps<'div'> {
  /** The element: `article` and `section` should be named by their heading (`aria-labelledby`). */
  as?: 'div' | 'article' | 'section' | 'li' | undefined;
  /** `none` for a card with a table or list up to its edges. */
  padding?: 'none' | 'sm' | 'md' | undefined;
  /** The whole card is the click area of its one link, which has `cardLinkClass`. */
  interactive?: boolean | undefined;
  /** A thin colored edge, for example for an unread, urgent or selected item. */
  edge?: 'accent' | 'warning' | 'danger' | 'info' | undefined;
}

/** A raised surface around one item. */
export function Card(props: CardProps) {
  const { as, padding = 'md', interactive, edge, className, ...rest } = props;
  // The four elements take the same attributes; one name keeps the ref's type simple.
  const Root = (as ?? 'div') as 'div';
  return (
    <Root
      {...rest}
      className={classNames(
        styles.card,
        padding !== 'md' && styles[padding],
        interactive && styles.interactive,
        edge && styles.edge,
        edge && styles[edge],
        className,
      )}
    />
  );
}

/** The class of the one link in an interactive card, which makes the whole card its click area. */
export const cardLinkClass: string = styles.link ?? '';
