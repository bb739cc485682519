import type { Announcement } from '@hoa/shared/domain';
import { formatDate, useLocale } from '@hoa/shared/text';
import { Badge } from '@hoa/shared/ui';
import { useText } from './messages/index.ts';
import styles from './NewsTeaser.module.css';

/** The beginning of an announcement. */
export function NewsTeaser({ announcement }: { readonly announcement: Announcement }) {
  const text = useText();
  const locale = useLocale();
  const { title, content, pinned, urgent, author, date } = announcement;
  return (
    <article aria-label={title} className={styles.teaser}>
      <div className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        {urgent && <Badge tone="danger">{text.urgent}</Badge>}
        {pinned && <Badge tone="accent">{text.pinned}</Badge>}
      </div>
      <p className={styles.content}>{content}</p>
      <p className={styles.meta}>
        {text.byOn({ author, date: formatDate(date, locale, 'short') })}
      </p>
    </article>
  );
}
