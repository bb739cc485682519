import { useParams } from '@hoa/shared';
import { TopicPage } from './TopicPage.tsx';

/** A topic of the forum, by the address; another one starts afresh. */
export function TopicScreen() {
  const { topicId = '' } = useParams();
  return <TopicPage key={topicId} topicId={topicId} />;
}
