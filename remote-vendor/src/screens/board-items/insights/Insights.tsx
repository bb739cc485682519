import { OnDemand, partOnDemand } from '@hoa/ui';
import { useText } from '../messages.ts';
import styles from './Insights.module.css';
import { InsightsSkeleton } from './InsightsSkeleton.tsx';

const InsightCards = partOnDemand(() =>
  import('./InsightCards.tsx').then((file) => file.InsightCards),
);

/** Performance, financials and quick actions below the work orders, fetched after them. */
export function Insights() {
  const text = useText();
  return (
    <OnDemand
      what={text.performance}
      pending={
        <div className={styles.insights}>
          <InsightsSkeleton />
        </div>
      }
    >
      <InsightCards />
    </OnDemand>
  );
}
