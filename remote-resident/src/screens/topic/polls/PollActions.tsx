import { ConfirmedAction } from '@hoa/parts';
import { useCommand } from '@hoa/portal';
import { Button, Cluster, Icon, OnDemand, partOnDemand } from '@hoa/ui';
import { Inbox, Trash2 } from 'lucide';
import { useState } from 'react';
import { useText } from './messages.ts';
import type { ShownPoll } from './shown-poll.ts';

const PaperVoteDialog = partOnDemand(() =>
  import('./PaperVoteDialog.tsx').then((m) => m.PaperVoteDialog),
);

interface PollActionsProps {
  readonly poll: ShownPoll;
  readonly isModerator: boolean;
}

/** Records votes on paper, and deletes the poll. */
export function PollActions({ poll, isModerator }: PollActionsProps) {
  const text = useText();
  const [remove] = useCommand('polls.delete');
  const [opened, setOpened] = useState<'paper' | 'delete'>();
  const close = () => setOpened(undefined);
  return (
    <Cluster gap={1}>
      {isModerator && poll.isOpen && poll.voters === 'home' && (
        <Button
          size="sm"
          variant="quiet"
          icon={<Icon icon={Inbox} />}
          aria-label={`${text.onPaper}: ${poll.question}`}
          onClick={() => setOpened('paper')}
        >
          {text.onPaper}
        </Button>
      )}
      <Button
        size="sm"
        variant="quiet"
        icon={<Icon icon={Trash2} />}
        aria-label={`${text.delete}: ${poll.question}`}
        onClick={() => setOpened('delete')}
      >
        {text.delete}
      </Button>
      {opened === 'paper' && (
        <OnDemand what={text.onPaper} onClose={close}>
          <PaperVoteDialog poll={poll} onClose={close} />
        </OnDemand>
      )}
      {opened === 'delete' && (
        <ConfirmedAction
          question={text.deleteQuestion}
          tone="danger"
          labels={{ confirm: text.delete, done: text.deleted, failed: text.failedToDelete }}
          act={() => remove({ pollId: poll.id })}
          onClose={close}
        >
          {poll.question}
        </ConfirmedAction>
      )}
    </Cluster>
  );
}
