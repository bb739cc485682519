import { Link, type Output, useOperation } from '@hoa/portal';
import { Card, classNames, Icon, VisuallyHidden } from '@hoa/ui';
import { ChevronRight, Circle, CircleCheckBig } from 'lucide';
import { useText } from './messages.ts';
import styles from './Overview.module.css';

type Step = keyof Output<'association.steps'>;

/** In the order in which they build on each other, with the tab where each is done. */
const steps: readonly (readonly [Step, string])[] = [
  ['settings', '/admin?tab=settings'],
  ['homes', '/admin?tab=homes'],
  ['people', '/admin?tab=people'],
  ['dues', '/admin?tab=settings'],
  ['news', '/admin?tab=news&item=new'],
  ['event', '/admin?tab=events&item=new'],
  ['documents', '/documents'],
];

/** The first steps of a new association; nothing once all are done. */
export function FirstSteps() {
  const text = useText();
  const { data } = useOperation('association.steps', {});
  const done = steps.filter(([step]) => data?.[step]).length;
  if (!data || done === steps.length) return null;
  return (
    <Card as="section" aria-labelledby="overview-steps">
      <div className={styles.waitingHead}>
        <h2 id="overview-steps" className={styles.heading}>
          {text.firstSteps}
        </h2>
        <span>{text.stepsDone({ done, n: steps.length })}</span>
      </div>
      <ul className={styles.waiting}>
        {steps.map(([step, to]) => (
          <li key={step}>
            {data[step] ? (
              <span className={classNames(styles.row, styles.done)}>
                <Icon icon={CircleCheckBig} />
                <span>{text.steps[step]}</span>
                <VisuallyHidden>{text.done}</VisuallyHidden>
              </span>
            ) : (
              <Link to={to} className={styles.row}>
                <Icon icon={Circle} />
                <span>{text.steps[step]}</span>
                <Icon icon={ChevronRight} />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
