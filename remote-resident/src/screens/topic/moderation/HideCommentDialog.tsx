import { notify, useCommand } from '@hoa/portal';
import { ReasonDialog } from '../reason/ReasonDialog.tsx';
import { useText } from './messages.ts';

interface HideCommentDialogProps {
  readonly commentId: string;
  readonly onClose: () => void;
}

/** Hides a comment with a reason, which its author and the moderation log show. */
export function HideCommentDialog({ commentId, onClose }: HideCommentDialogProps) {
  const text = useText();
  const [moderate] = useCommand('comments.moderate');
  return (
    <ReasonDialog
      text={{ ...text, action: text.hideComment, failed: text.failedToHide }}
      onConfirm={async (reason) => {
        await moderate({ commentId, reason });
        notify.success(text.hiddenToast);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
