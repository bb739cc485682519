import type { Announcement } from '@hoa/domain';
import { useAudienceName, useDomainText } from '@hoa/domain-text';
import { linkedText } from '@hoa/parts/linked-text';
import { LongText } from '@hoa/parts/long-text';
import { Badge, Card, Cluster, classNames, Icon, type Tone } from '@hoa/ui';
import { formatDate, useLocale } from '@hoa/ui/text';
import { Pin } from 'lucide';
import { useId } from 'react';
import { useText } from './messages.ts';
import { NewsFiles } from './NewsFiles.tsx';
import styles from './NewsScreen.module.css';
import { useBringIntoView } from './useBringIntoView.ts';
import { useMarkSeen } from './useMarkSeen.ts';

const priorityTones: Record<Announcement['priority'], Tone> = {
  low: 'neutral',
  normal: 'neutral',
  high: 'danger',
};

export interface AnnouncementCardProps {
  readonly announcement: Announcement;
  /** True if a link led to this announcement; it is then scrolled into view. */
  readonly isLinkTarget?: boolean | undefined;
}

/** One announcement with its full text and attachments. */
export function AnnouncementCard({ announcement, isLinkTarget }: AnnouncementCardProps) {
  const card = useBringIntoView(isLinkTarget);
  useMarkSeen(card, announcement.id);
  const text = useText();
  const domainText = useDomainText();
  const audienceName = useAudienceName();
  const locale = useLocale();
  const headingId = useId();
  const { title, content, pinned, urgent, author, category, priority } = announcement;
  const { date, publishAt = date, audience } = announcement;
  return (
    <Card
      as="article"
      ref={card}
      tabIndex={isLinkTarget ? -1 : undefined}
      aria-labelledby={headingId}
      edge={urgent ? 'danger' : undefined}
    >
      <h2 id={headingId} className={styles.title}>
        {title}
      </h2>
      <p className={classNames('dotted', styles.meta)}>
        <span>{author}</span>
        <time dateTime={publishAt}>{formatDate(publishAt, locale, 'day')}</time>
        <span>{domainText.newsCategories[category]}</span>
        {audience && <span>{audienceName(audience)}</span>}
      </p>
      <Cluster gap={2} className={styles.marks}>
        {pinned && (
          <Badge tone="accent">
            <Icon icon={Pin} className={styles.pin} /> <span>{text.pinned}</span>
          </Badge>
        )}
        {urgent && <Badge tone="danger">{text.urgent}</Badge>}
        {/* Only the stronger of two marks is visible; normal priority needs none. */}
        <Badge
          tone={priorityTones[priority]}
          dot
          className={urgent || priority === 'normal' ? 'visually-hidden' : undefined}
        >
          {text.priority({ priority: domainText.priorities[priority] })}
        </Badge>
      </Cluster>
      <LongText
        text={content}
        operation="announcements.get"
        id={announcement.id}
        isOpen={isLinkTarget}
        title={title}
        className={styles.content}
      >
        {linkedText}
      </LongText>
      {announcement.attachments.length > 0 && <NewsFiles files={announcement.attachments} />}
    </Card>
  );
}
