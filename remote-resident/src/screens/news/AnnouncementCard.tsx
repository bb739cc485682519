import type { Announcement } from '@hoa/shared/domain';
import { useDomainText } from '@hoa/shared/domain-text';
import { formatDate, useLocale } from '@hoa/shared/text';
import { Badge, Button, Card, Cluster } from '@hoa/shared/ui';
import { Download, Pin } from 'lucide-react';
import { useId } from 'react';
import { useDownload } from '../../downloads/useDownload.ts';
import styles from './AnnouncementCard.module.css';
import { useText } from './messages/index.ts';

/** One announcement, whole, with its files. */
export function AnnouncementCard({ announcement }: { readonly announcement: Announcement }) {
  const text = useText();
  const domainText = useDomainText();
  const locale = useLocale();
  const download = useDownload();
  const headingId = useId();
  const { title, content, pinned, urgent, author, date, category, priority } = announcement;
  return (
    <Card as="article" aria-labelledby={headingId} edge={urgent ? 'danger' : undefined}>
      <Cluster gap={2}>
        <h2 id={headingId} className={styles.title}>
          {title}
        </h2>
        {pinned && (
          <Badge tone="accent">
            <Pin aria-hidden="true" className={styles.pin} /> {text.pinned}
          </Badge>
        )}
        {urgent && <Badge tone="danger">{text.urgent}</Badge>}
      </Cluster>
      <p className={styles.meta}>
        <span>{author}</span>
        <time dateTime={date}>{formatDate(date, locale, 'day')}</time>
        <span>{domainText.newsCategories[category]}</span>
        <span>{text.priority({ priority: domainText.priorities[priority] })}</span>
      </p>
      <p className={styles.content}>{content}</p>
      {announcement.attachments.length > 0 && (
        <ul aria-label={text.attachments} className={styles.files}>
          {announcement.attachments.map((file) => (
            <li key={file.id}>
              <Button size="sm" icon={<Download />} onClick={() => void download(file)}>
                {file.name}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
