import type { Comment } from '@hoa/domain';
import { useFailure } from '@hoa/parts';
import { useCommand } from '@hoa/portal';
import { Button, Icon } from '@hoa/ui';
import { Heart } from 'lucide';
import { useText } from './messages.ts';

interface ThankButtonProps {
  readonly comment: Comment;
  /** Names the button by its comment. */
  readonly name: (verb: string) => string;
}

/** Thanks for a comment, or takes that back; shows how many people do. */
export function ThankButton({ comment, name }: ThankButtonProps) {
  const text = useText();
  const fail = useFailure();
  const [thank, { isLoading }] = useCommand('comments.thank');
  const { count = 0, isOwn = false } = comment.thanks ?? {};
  return (
    <Button
      size="sm"
      variant="quiet"
      icon={<Icon icon={Heart} />}
      aria-label={name(text.thanks({ n: count }))}
      aria-pressed={isOwn}
      loading={isLoading}
      onClick={() => {
        thank({ commentId: comment.id, isThanking: !isOwn }).catch((error: unknown) =>
          fail(error, text.failedToThank),
        );
      }}
    >
      {text.thanks({ n: count })}
    </Button>
  );
}
