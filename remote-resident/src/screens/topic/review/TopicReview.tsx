import { type ForumTopic, hasPermission } from '@hoa/domain';
import { useFailure } from '@hoa/parts';
import { notify, useActor, useCommand } from '@hoa/portal';
import { Alert, Button } from '@hoa/ui';
import { useState } from 'react';
import { DeclineDialog } from './DeclineDialog.tsx';
import { useText } from './messages.ts';

/** Says why not everyone reads the topic; moderators approve or decline it. */
export function TopicReview({ topic }: { readonly topic: ForumTopic }) {
  const text = useText();
  const fail = useFailure();
  const isModerator = hasPermission(useActor(), 'forums');
  const [review, { isLoading }] = useCommand('topics.review');
  const [isDeclining, setIsDeclining] = useState(false);
  const { id: topicId, withheld, reason = '' } = topic;

  async function approve() {
    try {
      await review({ topicId });
      notify.success(text.approved);
    } catch (error) {
      fail(error, text.failedToApprove);
    }
  }

  if (withheld === 'hidden') {
    return (
      <Alert role="note" tone="warning" title={text.hidden}>
        <p>{text.reasonIs({ reason })}</p>
        <p>{text.hiddenHint}</p>
      </Alert>
    );
  }
  if (withheld === 'declined') {
    return (
      <Alert role="note" tone="warning" title={text.declined}>
        <p>{text.reasonIs({ reason })}</p>
        <p>{text.declinedHint}</p>
      </Alert>
    );
  }
  return (
    <>
      <Alert
        role="note"
        title={text.waiting}
        actions={
          isModerator && (
            <>
              <Button
                size="sm"
                variant="primary"
                loading={isLoading}
                onClick={() => void approve()}
              >
                {text.approve}
              </Button>
              <Button size="sm" onClick={() => setIsDeclining(true)}>
                {text.decline}
              </Button>
            </>
          )
        }
      >
        {text.waitingHint}
      </Alert>
      {isDeclining && <DeclineDialog topicId={topicId} onClose={() => setIsDeclining(false)} />}
    </>
  );
}
