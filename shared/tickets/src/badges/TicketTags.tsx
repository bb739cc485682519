import { classNames } from '@hoa/ui';
import { useTicketText } from '../messages.ts';
import styles from './TicketTags.module.css';

/** A ticket card shows at most this many tags. */
export const shownTags = 3;

export interface TicketTagsProps {
  readonly tags: readonly string[];
  /** Show all tags instead of the first three. */
  readonly all?: boolean | undefined;
  readonly className?: string | undefined;
}

/** The first three tags, then '+N more'. */
export function TicketTags({ tags, all = false, className }: TicketTagsProps) {
  const text = useTicketText();
  if (tags.length === 0) return null;
  const shown = all ? tags : tags.slice(0, shownTags);
  const more = tags.length - shown.length;
  return (
    <ul aria-label={text.tags} className={classNames(styles.tags, className)}>
      {shown.map((tag) => (
        <li key={tag} className={styles.tag}>
          {tag}
        </li>
      ))}
      {more > 0 && <li className={styles.more}>{text.moreTags({ n: more })}</li>}
    </ul>
  );
}
