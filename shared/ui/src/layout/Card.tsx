import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Card.module.css';

export interface CardProps extends ComponentProps<'div'> {
  /** The element: `article` and `section` should be named by their heading (`aria-labelledby`). */
  as?: 'div' | 'article' | 'section' | 'li' | undefined;
  /** `none` for a card that holds a table or a list to its edges. */
  padding?: 'none' | 'sm' | 'md' | undefined;
  /** The whole card is the press area of its one link, which carries `cardLinkClass`. */
  interactive?: boolean | undefined;
  /** A thin edge that marks it: something unread, urgent or chosen. */
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

/** For the one link in an interactive card: its press area is the card. */
export const cardLinkClass: string = styles.link ?? '';
