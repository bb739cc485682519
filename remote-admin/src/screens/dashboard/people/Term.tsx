import { useDayText } from '@hoa/parts';
import { useText } from './messages.ts';
import styles from './People.module.css';

export interface TermProps {
  readonly since: string;
  readonly until?: string | undefined;
}

/** The days from and until which a role, a seat or a home is held. */
export function Term({ since, until }: TermProps) {
  const text = useText();
  const day = useDayText();
  return (
    <span className={styles.quiet}>
      {until
        ? text.sinceUntil({ since: day(since), until: day(until) })
        : text.from({ day: day(since) })}
    </span>
  );
}
