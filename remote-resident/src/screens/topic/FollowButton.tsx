import type { ForumTopic } from '@hoa/domain';
import { useFailure } from '@hoa/parts';
import { notify, useCommand } from '@hoa/portal';
import { Button, Icon } from '@hoa/ui';
import { Bell, BellOff } from 'lucide';
import { useText } from './messages.ts';

/** Starts or stops notifications of new comments. */
export function FollowButton({ topic }: { readonly topic: ForumTopic }) {
  const text = useText();
  const fail = useFailure();
  const [follow, { isLoading }] = useCommand('topics.follow');
  const { id: topicId, isFollowing = false } = topic;

  async function toggle() {
    try {
      await follow({ topicId, isFollowing: !isFollowing });
      notify.success(isFollowing ? text.unfollowed : text.followed);
    } catch (error) {
      fail(error, text.failedToFollow);
    }
  }

  return (
    <Button
      size="sm"
      icon={<Icon icon={isFollowing ? BellOff : Bell} />}
      loading={isLoading}
      onClick={() => void toggle()}
    >
      {isFollowing ? text.unfollow : text.follow}
    </Button>
  );
}
