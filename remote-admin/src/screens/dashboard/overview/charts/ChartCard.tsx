import { Link } from '@hoa/portal';
import { Card } from '@hoa/ui';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styles from './Charts.module.css';

export interface ChartCardProps {
  readonly title: string;
  /** The URL of the list of the counted items. */
  readonly to: string;
  /** The sum of the charted values, or a line about them. */
  readonly sum?: ReactNode;
  readonly children: ReactNode;
}

/** A card with a chart; its title links to the list. */
export function ChartCard({ title, to, sum, children }: ChartCardProps) {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId} className={styles.card}>
      <div className={styles.head}>
        <h3 className={styles.title}>
          <Link id={titleId} to={to} className={styles.link}>
            <span>{title}</span>
            <ChevronRight aria-hidden="true" />
          </Link>
        </h3>
        {sum && <p className={styles.sum}>{sum}</p>}
      </div>
      {children}
    </Card>
  );
}
