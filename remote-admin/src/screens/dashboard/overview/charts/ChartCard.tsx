import { Link } from '@hoa/shared';
import { Card } from '@hoa/ui';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styles from './Charts.module.css';

export interface ChartCardProps {
  readonly title: string;
  /** The list that the chart is about. */
  readonly to: string;
  /** The sum of what is charted, or what it says in a line. */
  readonly sum?: ReactNode;
  readonly children: ReactNode;
}

/** A card with a chart; its title leads to the list of what is charted. */
export function ChartCard({ title, to, sum, children }: ChartCardProps) {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId} className={styles.card}>
      <div className={styles.head}>
        <h3 className={styles.title}>
          <Link id={titleId} to={to} className={styles.link}>
            {title}
            <ChevronRight aria-hidden="true" />
          </Link>
        </h3>
        {sum && <p className={styles.sum}>{sum}</p>}
      </div>
      {children}
    </Card>
  );
}
