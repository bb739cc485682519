import { notify, useCommand, useNavigate } from '@hoa/portal';
import { ReasonDialog } from '../reason/ReasonDialog.tsx';
import { useText } from './messages.ts';

interface DeclineDialogProps {
  readonly topicId: string;
  readonly onClose: () => void;
}

/** Declines a topic with a reason, which its author can read, and goes to the list: moderators read it no longer. */
export function DeclineDialog({ topicId, onClose }: DeclineDialogProps) {
  const text = useText();
  const navigate = useNavigate();
  const [review] = useCommand('topics.review');
  return (
    <ReasonDialog
      text={{ ...text, action: text.declineTopic, failed: text.failedToDecline }}
      onConfirm={async (reason) => {
        await review({ topicId, reason });
        notify.success(text.declinedToast);
        navigate('/forums');
      }}
      onClose={onClose}
    />
  );
}
