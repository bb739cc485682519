import { useMedia } from '@hoa/ui';
import { type ReactNode, useId } from 'react';
import styles from './Phone.module.css';

export interface PhoneFoldProps {
  readonly title: string;
  /** The heading's level: 2 on a page, 3 in a drawer. */
  readonly level?: 2 | 3 | undefined;
  /** The widest screen on which it is folded: a phone if left out, or an upright tablet, where a page has one column. */
  readonly until?: 'tablet' | undefined;
  /** The class of the section. */
  readonly className?: string | undefined;
  /** The class of the heading. */
  readonly headingClassName?: string | undefined;
  readonly children: ReactNode;
}

/** A section with a heading, which is folded on a small screen until the heading is pressed. */
export function PhoneFold(props: PhoneFoldProps) {
  const { title, level = 2, until, className, headingClassName, children } = props;
  const isFolded = useMedia(until === 'tablet' ? '(width < 60rem)' : '(width < 45rem)');
  const id = useId();
  const Heading = `h${level}` as const;
  const heading = (
    <Heading id={id} className={headingClassName}>
      {title}
    </Heading>
  );
  return (
    <section aria-labelledby={id} className={className}>
      {isFolded ? (
        <details className={styles.fold}>
          <summary className="disclosure">{heading}</summary>
          <div className={styles.folded}>{children}</div>
        </details>
      ) : (
        <>
          {heading}
          {children}
        </>
      )}
    </section>
  );
}
