import { type Actor, type Announcement, isInAudience } from '@hoa/domain';
import { Link } from '@hoa/shared';
import { TriangleAlert } from 'lucide-react';
import { useText } from './messages/index.ts';
import styles from './UrgentStrip.module.css';

export interface UrgentStripProps {
  /** The announcements that are urgent to the reader, in order; undefined until they are known. */
  readonly urgent: readonly Announcement[] | undefined;
  /** Whether it says so when none is. */
  readonly isCalm?: boolean;
}

/**
 * The urgent announcement in a strip above everything else, and how many more there are. It is as high while nothing
 * is known or nothing is urgent, so that what follows stays where it is.
 */
export function UrgentStrip({ urgent, isCalm = true }: UrgentStripProps) {
  const text = useText();
  const [first, ...others] = urgent ?? [];
  if (!first) return <p className={styles.calm}>{urgent && isCalm && text.nothing}</p>;
  return (
    <section aria-label={text.urgent} className={styles.strip}>
      <TriangleAlert aria-hidden="true" className={styles.icon} />
      <Link to={announcementHref(first.id)} className={styles.open}>
        <strong className={styles.title}>{first.title}</strong>
      </Link>
      {others.length > 0 && (
        <Link to="/news" className={styles.more}>
          {text.more({ n: others.length })}
        </Link>
      )}
    </section>
  );
}

/** Where an announcement is shown among the others. */
export function announcementHref(id: string): string {
  return `/news?item=${encodeURIComponent(id)}`;
}

/** The announcements that are urgent to a person; undefined until any are known. */
export function urgentFor(
  actor: Actor,
  announcements: readonly Announcement[] | undefined,
): readonly Announcement[] | undefined {
  return announcements?.filter((each) => each.urgent && isInAudience(actor, each.audience));
}
