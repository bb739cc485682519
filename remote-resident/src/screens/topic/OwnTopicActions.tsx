import type { ForumTopic } from '@hoa/domain';
import { mayChangeOwnTopic } from '@hoa/domain/forums';
import { ConfirmedAction } from '@hoa/parts';
import { useActor, useCommand, useNavigate } from '@hoa/portal';
import { Button, Icon, OnDemand, partOnDemand } from '@hoa/ui';
import { Pencil, Trash2 } from 'lucide';
import { useState } from 'react';
import { useText } from './messages.ts';

const TopicDialog = partOnDemand(() =>
  import('../../topic-form/TopicDialog.tsx').then((m) => m.TopicDialog),
);

/** Edit and withdraw, for the author of a topic. */
export function OwnTopicActions({ topic }: { readonly topic: ForumTopic }) {
  const text = useText();
  const navigate = useNavigate();
  const actor = useActor();
  const [withdraw] = useCommand('topics.withdraw');
  const [opened, setOpened] = useState<'edit' | 'withdraw'>();
  const close = () => setOpened(undefined);
  const mayWithdraw = mayChangeOwnTopic(actor, topic, { needsNoComments: true }).ok;
  if (!mayChangeOwnTopic(actor, topic, { needsNoComments: false }).ok) return null;
  return (
    <>
      <Button icon={<Icon icon={Pencil} />} onClick={() => setOpened('edit')}>
        {text.editTopic}
      </Button>
      {mayWithdraw && (
        <Button icon={<Icon icon={Trash2} />} onClick={() => setOpened('withdraw')}>
          {text.withdraw}
        </Button>
      )}
      {opened === 'edit' && (
        <OnDemand what={text.editTopic} onClose={close}>
          <TopicDialog topic={topic} onClose={close} />
        </OnDemand>
      )}
      {opened === 'withdraw' && (
        <ConfirmedAction
          question={text.withdrawQuestion}
          tone="danger"
          labels={{
            confirm: text.withdraw,
            done: text.withdrawn,
            failed: text.failedToWithdraw,
          }}
          act={() => withdraw({ topicId: topic.id })}
          onClose={close}
          onDone={() => navigate('/forums')}
        >
          {topic.title}
        </ConfirmedAction>
      )}
    </>
  );
}
