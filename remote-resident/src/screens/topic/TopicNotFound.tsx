import { Link, Page } from '@hoa/shared';
import { buttonClass, EmptyState } from '@hoa/shared/ui';
import { MessageSquareOff } from 'lucide-react';
import { useText } from './messages/index.ts';

/** There is no such topic, or no longer. */
export function TopicNotFound() {
  const text = useText();
  return (
    <Page title={text.notFound}>
      <EmptyState
        icon={<MessageSquareOff />}
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
