import { useParams } from '@hoa/shared';
import { ThreadPage } from './ThreadPage.tsx';

/** A conversation, by the address; another one starts afresh. */
export function ThreadScreen() {
  const { threadId = '' } = useParams();
  return <ThreadPage key={threadId} threadId={threadId} />;
}
