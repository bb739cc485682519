import { type Actor, type Announcement, isInAudience } from '@hoa/domain';
import { Link } from '@hoa/portal';
import { Icon } from '@hoa/ui';
import { TriangleAlert } from 'lucide';
import { useText } from './messages.ts';
import styles from './UrgentStrip.module.css';

export interface UrgentStripProps {
  /** The announcements that are urgent for the reader, in order; undefined while loading. */
  readonly urgent: readonly Announcement[] | undefined;
  /** True (default) to show a text if nothing is urgent. */
  readonly isCalm?: boolean;
}

/**
 * Shows the urgent announcement in a strip at the top, with the number of others. The strip has the same height while
 * loading and when nothing is urgent, to avoid a layout shift.
 */
export function UrgentStrip({ urgent, isCalm = true }: UrgentStripProps) {
  const text = useText();
  const [first, ...others] = urgent ?? [];
  if (!first) return <p className={styles.calm}>{urgent && isCalm && text.nothing}</p>;
  return (
    <section aria-label={text.urgent} className={styles.strip}>
      <Icon icon={TriangleAlert} className={styles.icon} />
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

/** Returns the URL of an announcement in the list. */
export function announcementHref(id: string): string {
  return `/news?item=${encodeURIComponent(id)}`;
}

/** Returns the announcements that are urgent for a person; undefined while loading. */
export function urgentFor(
  actor: Actor,
  announcements: readonly Announcement[] | undefined,
): readonly Announcement[] | undefined {
  return announcements?.filter((each) => each.urgent && isInAudience(actor, each.audience));
}
