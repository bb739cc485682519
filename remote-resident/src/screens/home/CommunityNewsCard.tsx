import { Link, useOperation } from '@hoa/shared';
import { homeAnnouncement, homeEvent } from '@hoa/shared/domain';
import { EmptyState, ErrorPanel, Skeleton } from '@hoa/shared/ui';
import { Megaphone } from 'lucide-react';
import styles from './CommunityNewsCard.module.css';
import { HomeCard } from './HomeCard.tsx';
import { useText } from './messages/index.ts';
import { NewsTeaser } from './NewsTeaser.tsx';
import { NextEvent } from './NextEvent.tsx';

/** The announcement that matters most and the next event. */
export function CommunityNewsCard() {
  const text = useText();
  const news = useOperation('announcements.list', {});
  const events = useOperation('events.list', {});
  return (
    <HomeCard title={text.communityNews} more={{ to: '/news', label: text.allNews }}>
      <div className={styles.body}>{content()}</div>
    </HomeCard>
  );

  function content() {
    if (news.error || events.error) {
      const retry = () => {
        news.refetch();
        events.refetch();
      };
      return <ErrorPanel message={text.failedCommunity} onRetry={retry} />;
    }
    if (!news.data || !events.data) {
      return (
        <>
          <Skeleton width="60%" />
          <Skeleton />
          <Skeleton />
          <Skeleton width="85%" />
          <Skeleton shape="block" height="5.75rem" />
        </>
      );
    }
    const announcement = homeAnnouncement(news.data);
    const event = homeEvent(events.data, new Date());
    if (!announcement && !event) {
      return <EmptyState compact icon={<Megaphone />} title={text.noUpdates} />;
    }
    return (
      <>
        {announcement && <NewsTeaser announcement={announcement} />}
        {event && (
          <Link to="/news?tab=events" className={styles.event}>
            <NextEvent event={event} />
          </Link>
        )}
      </>
    );
  }
}
