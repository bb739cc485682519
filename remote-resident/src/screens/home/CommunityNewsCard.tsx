import { type Announcement, type CommunityEvent, isInAudience, listPageSize } from '@hoa/domain';
import { Link, useActor, useOperation } from '@hoa/portal';
import { Badge, cardLinkClass, EmptyState, ErrorPanel, Icon, Skeleton } from '@hoa/ui';
import { formatDate, useLocale } from '@hoa/ui/text';
import { Megaphone } from 'lucide';
import { DateTile } from '../news/date-tile/DateTile.tsx';
import { announcementHref, urgentFor } from '../news/urgent/UrgentStrip.tsx';
import styles from './CommunityNewsCard.module.css';
import { HomeCard } from './HomeCard.tsx';
import { useText } from './messages.ts';

/** The first page of the news, which includes urgent announcements. */
export const firstNews = { limit: listPageSize };

const firstEvent = { limit: 1 };

/** The next event and the most important announcement that the strip above does not show already. */
export function CommunityNewsCard() {
  const text = useText();
  return (
    <HomeCard title={text.communityNews} more={{ to: '/news', label: text.allNews }}>
      <div className={styles.body}>
        <CommunityNews />
      </div>
    </HomeCard>
  );
}

function CommunityNews() {
  const text = useText();
  const actor = useActor();
  // Pinned and urgent announcements come first, and upcoming events soonest first.
  const news = useOperation('announcements.list', firstNews);
  const events = useOperation('events.list', firstEvent);
  const retry = () => {
    news.refetch();
    events.refetch();
  };
  if ((news.error && !news.data) || (events.error && !events.data)) {
    return <ErrorPanel message={text.failedCommunity} onRetry={retry} />;
  }
  if (!news.data || !events.data) {
    return (
      <>
        <Skeleton shape="block" height="5.75rem" />
        <Skeleton width="60%" />
        <Skeleton />
        <Skeleton />
        <Skeleton width="85%" />
      </>
    );
  }
  const { items } = news.data;
  const [inStrip] = urgentFor(actor, items) ?? [];
  const announcement = items.find((each) => each !== inStrip && isInAudience(actor, each.audience));
  const [event] = events.data.items;
  if (!announcement && !event) {
    return (
      <EmptyState
        compact
        icon={<Icon icon={Megaphone} />}
        title={text.noUpdates}
        className={styles.none}
      />
    );
  }
  return (
    <>
      {event && <NextEvent event={event} />}
      {announcement && <AnnouncementPreview announcement={announcement} />}
      <Link to="/forums?join=latest" className={styles.join}>
        {text.joinDiscussion}
      </Link>
    </>
  );
}

function AnnouncementPreview({ announcement }: { readonly announcement: Announcement }) {
  const text = useText();
  const locale = useLocale();
  const { id, title, content, pinned, urgent, author, date, publishAt = date } = announcement;
  return (
    <article aria-label={title} className={styles.announcement}>
      <div className={styles.head}>
        <h3 className={styles.title}>
          <Link to={announcementHref(id)} className={cardLinkClass}>
            {title}
          </Link>
        </h3>
        {urgent && <Badge tone="danger">{text.urgent}</Badge>}
        {pinned && <Badge tone="accent">{text.pinned}</Badge>}
      </div>
      <p className={styles.content}>{content}</p>
      <p className={styles.meta}>
        {text.byOn({ author, date: formatDate(publishAt, locale, 'short') })}
      </p>
    </article>
  );
}

function NextEvent({ event }: { readonly event: CommunityEvent }) {
  const text = useText();
  const locale = useLocale();
  return (
    <Link to={`/news?tab=events&item=${encodeURIComponent(event.id)}`} className={styles.event}>
      <DateTile iso={event.date} />
      <span className={styles.details}>
        <span className={styles.meta}>{text.nextEvent}</span>
        <span className={styles.name}>{event.title}</span>
        <span className={styles.where}>
          <span>{formatDate(event.date, locale, 'long')}</span> <span>{event.location}</span>
        </span>
      </span>
    </Link>
  );
}
