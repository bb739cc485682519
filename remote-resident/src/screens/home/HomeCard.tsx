import { Link } from '@hoa/portal';
import { Card } from '@hoa/ui';
import { type ReactNode, useId } from 'react';
import styles from './HomeScreen.module.css';

export interface HomeCardProps {
  readonly title: string;
  /** Shown beside the title, for example a badge. */
  readonly aside?: ReactNode;
  readonly more?: { readonly to: string; readonly label: string };
  readonly children: ReactNode;
}

/** A titled section of the home page. */
export function HomeCard({ title, aside, more, children }: HomeCardProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.homeCardTitle}>
          {title}
        </h2>
        {aside}
        {more && (
          <Link to={more.to} className={styles.more}>
            {more.label}
          </Link>
        )}
      </div>
      {children}
    </Card>
  );
}
