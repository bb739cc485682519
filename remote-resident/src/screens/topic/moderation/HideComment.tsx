import type { Comment } from '@hoa/domain';
import { useFailure } from '@hoa/parts';
import { notify, useCommand } from '@hoa/portal';
import { Button, Icon, OnDemand, partOnDemand } from '@hoa/ui';
import { Eye, EyeOff } from 'lucide';
import { useState } from 'react';
import { useText } from '../messages.ts';

const HideCommentDialog = partOnDemand(() =>
  import('./HideCommentDialog.tsx').then((m) => m.HideCommentDialog),
);

interface HideCommentProps {
  readonly comment: Comment;
  /** Names a button by its comment. */
  readonly name: (verb: string) => string;
}

/** Hides a comment, or shows it again, for moderators. */
export function HideComment({ comment, name }: HideCommentProps) {
  const text = useText();
  const fail = useFailure();
  const [moderate, { isLoading }] = useCommand('comments.moderate');
  const [isHiding, setIsHiding] = useState(false);
  const isHidden = comment.hiddenAt !== undefined;
  const verb = isHidden ? text.showAgain : text.hide;

  async function show() {
    try {
      await moderate({ commentId: comment.id });
      notify.success(text.shownAgain);
    } catch (error) {
      fail(error, text.failedToShow);
    }
  }

  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        icon={<Icon icon={isHidden ? Eye : EyeOff} />}
        aria-label={name(verb)}
        loading={isLoading}
        onClick={() => (isHidden ? void show() : setIsHiding(true))}
      >
        {verb}
      </Button>
      {isHiding && (
        <OnDemand what={text.hide} onClose={() => setIsHiding(false)}>
          <HideCommentDialog commentId={comment.id} onClose={() => setIsHiding(false)} />
        </OnDemand>
      )}
    </>
  );
}
