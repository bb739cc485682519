import { type Actor, defaultPageSize, type ForumTopic, hasPermission } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { RelativeTime, SoonButton } from '@hoa/parts';
import {
  Link,
  Navigate,
  Page,
  useActor,
  useAppState,
  useCommand,
  useOperation,
  useParams,
  usePortal,
  useSupportedAction,
} from '@hoa/portal';
import {
  Avatar,
  Button,
  buttonClass,
  Card,
  Cluster,
  classNames,
  EmptyState,
  ErrorPanel,
  Icon,
  OnDemand,
  partOnDemand,
} from '@hoa/ui';
import { formatDate, useLocale } from '@hoa/ui/text';
import { EyeOff, MessageSquareOff, ShieldCheck } from 'lucide';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { TopicBadges } from '../../topic-badges/TopicBadges.tsx';
import { Comments } from './Comments.tsx';
import { FollowButton } from './FollowButton.tsx';
import { useText } from './messages.ts';
import { OwnTopicActions } from './OwnTopicActions.tsx';
import styles from './TopicScreen.module.css';
import { TopicSkeleton } from './TopicSkeleton.tsx';
import { Updates } from './Updates.tsx';

const ModerateDialog = partOnDemand(() =>
  import('./moderation/ModerateDialog.tsx').then((m) => m.ModerateDialog),
);

const Polls = partOnDemand(() => import('./polls/Polls.tsx').then((m) => m.Polls));

const TopicReview = partOnDemand(() =>
  import('./review/TopicReview.tsx').then((m) => m.TopicReview),
);

/** The forum topic in the URL. Another topic resets all state. */
export function TopicScreen() {
  const { topicId = '' } = useParams();
  return <TopicPage key={topicId} topicId={topicId} />;
}

/** A topic with the board's updates and its comments. */
function TopicPage({ topicId }: { readonly topicId: string }) {
  const text = useText();
  const visitor = useVisitor();
  const { supports } = usePortal();
  const [isModerating, setIsModerating] = useState(false);
  const moderate = useSupportedAction('topics.moderate', text.moderateComingSoon, () =>
    setIsModerating(true),
  );
  const { data: topic, error, refetch } = useOperation('topics.get', { topicId });
  // The same input as in Updates, so that both share one request.
  const updates = useOperation('topics.updates', { topicId, limit: defaultPageSize });
  const areUpdatesSettled = updates.data !== undefined || updates.error !== undefined;
  useRecordView(topicId, topic !== undefined);

  if (error?.code === 'topic-not-found') return <TopicNotFound />;
  if (error?.code === 'topic-hidden') return <HiddenTopic />;
  if (topic?.mergedInto) {
    return <Navigate to={`/forums/${encodeURIComponent(topic.mergedInto)}`} replace />;
  }
  // Title, updates and comments are shown together, to avoid a layout shift on a phone.
  if (!topic || !areUpdatesSettled) {
    return (
      <Page title={text.topic}>
        {error && !topic ? (
          <ErrorPanel message={text.failed} onRetry={refetch} />
        ) : (
          <TopicSkeleton />
        )}
      </Page>
    );
  }
  const isOwn = supports('topics.edit') && topic.author.uid === visitor?.uid;
  const Moderate = supports('topics.moderate') ? Button : SoonButton;
  const isModerator = supports('topics.moderate')
    ? visitor && hasPermission(visitor, 'forums') && isModerated(topic)
    : visitor?.role === 'admin';
  return (
    <Page
      title={topic.title}
      actions={
        // On a phone three buttons take two rows.
        <Cluster gap={2} className={styles.actions}>
          {isOwn && <OwnTopicActions topic={topic} />}
          {isModerator && (
            <Moderate icon={<Icon icon={ShieldCheck} />} onClick={moderate}>
              {text.moderate}
            </Moderate>
          )}
        </Cluster>
      }
    >
      {visitor && topic.withheld && (
        <div className={styles.review}>
          <OnDemand what={text.topic}>
            <TopicReview topic={topic} />
          </OnDemand>
        </div>
      )}
      <div className={styles.layout}>
        <div className={styles.main}>
          <TopicSummary topic={topic}>
            {visitor && supports('topics.follow') && topic.isFollowing !== undefined && (
              <FollowButton topic={topic} />
            )}
          </TopicSummary>
          {visitor && supports('polls.list') && (
            <OnDemand what={text.topic} pending={null}>
              <Polls topic={topic} />
            </OnDemand>
          )}
        </div>
        <div className={styles.updates}>
          <Updates topicId={topic.id} />
        </div>
        <Comments topic={topic} visitor={visitor} />
      </div>
      {isModerating && (
        <OnDemand what={text.moderate} onClose={() => setIsModerating(false)}>
          <ModerateDialog topic={topic} onClose={() => setIsModerating(false)} />
        </OnDemand>
      )}
    </Page>
  );
}

/** A topic that waits is approved or declined instead. */
function isModerated({ withheld }: ForumTopic): boolean {
  return withheld === undefined || withheld === 'hidden';
}

function HiddenTopic() {
  const text = useText();
  const { refusals } = useDomainText();
  return (
    <Page title={text.topic}>
      <EmptyState
        icon={<Icon icon={EyeOff} />}
        title={refusals['topic-hidden']}
        action={
          <Link to="/forums" className={buttonClass({ variant: 'primary' })}>
            {text.allTopics}
          </Link>
        }
      />
    </Page>
  );
}

function TopicNotFound() {
  const text = useText();
  return (
    <Page title={text.notFound}>
      <EmptyState
        icon={<Icon icon={MessageSquareOff} />}
        title={text.notFoundHint}
        action={
          <Link to="/forums" className={buttonClass({ variant: 'primary' })}>
            {text.allTopics}
          </Link>
        }
      />
    </Page>
  );
}

/** The signed-in person; null after signing out. */
function useVisitor(): Actor | null {
  const actor = useActor();
  return useAppState('user') ? actor : null;
}

/** Counts one view per opened topic, once it is shown. Errors are ignored: the person did not ask for it. */
function useRecordView(topicId: string, isShown: boolean): void {
  const [record] = useCommand('topics.recordView');
  const isView = useActor().impersonation === 'view';
  const recorded = useRef<string>(undefined);
  useEffect(() => {
    if (isView || !isShown || recorded.current === topicId) return;
    recorded.current = topicId;
    record({ topicId }).catch(() => undefined);
  }, [isView, isShown, topicId, record]);
}

interface TopicSummaryProps {
  readonly topic: ForumTopic;
  readonly children: ReactNode;
}

/** Author, description, tags, last activity and views of a topic, and its controls. */
function TopicSummary({ topic, children }: TopicSummaryProps) {
  const text = useText();
  const domainText = useDomainText();
  const locale = useLocale();
  const { author, createdAt, description, lastActivity, viewsCount } = topic;
  return (
    <Card as="section" aria-label={text.topic} className={styles.card}>
      <div className={styles.head}>
        <Avatar name={author.displayName} />
        <p className={styles.byline}>
          <span className={styles.author}>{author.displayName}</span>
          <span className={classNames('dotted', styles.muted)}>
            <span>{domainText.roles[author.role]}</span>
            <time dateTime={createdAt}>{formatDate(createdAt, locale, 'short')}</time>
          </span>
        </p>
        <TopicBadges topic={topic} />
      </div>
      <p className={styles.content}>{description}</p>
      <div className={styles.foot}>
        <TagLinks tags={topic.tags} />
        <p className={styles.facts}>
          <span>
            <span>{text.active}</span> <RelativeTime iso={lastActivity} />
          </span>
          <span>{text.views({ n: viewsCount })}</span>
        </p>
        {children}
      </div>
    </Card>
  );
}

/** Each tag links to the topics that have it. */
function TagLinks({ tags }: { readonly tags: readonly string[] }) {
  const text = useText();
  if (tags.length === 0) return null;
  return (
    <ul aria-label={text.tags} className={styles.tags}>
      {tags.map((tag) => (
        <li key={tag}>
          <Link to={`/forums?${new URLSearchParams({ tag })}`}>{`#${tag}`}</Link>
        </li>
      ))}
    </ul>
  );
}
