import type { ForumTopic } from '@hoa/domain';
import { mayAddPoll } from '@hoa/domain/forums';
import { useActor, useLocation, useOperation } from '@hoa/portal';
import { Button, ErrorPanel, Icon, OnDemand, partOnDemand } from '@hoa/ui';
import { ChartBar } from 'lucide';
import { useId, useState } from 'react';
import { pollHash } from '../../../topic-form/poll-hash.ts';
import { useText } from './messages.ts';
import { PollCard } from './PollCard.tsx';
import styles from './Polls.module.css';

const PollDialog = partOnDemand(() => import('./PollDialog.tsx').then((m) => m.PollDialog));

/** The polls on a topic, and the control to add one. Renders nothing without either. */
export function Polls({ topic }: { readonly topic: ForumTopic }) {
  const text = useText();
  const headingId = useId();
  const actor = useActor();
  const { data: polls, error, refetch } = useOperation('polls.list', { topicId: topic.id });
  const { hash } = useLocation();
  const [isAdding, setIsAdding] = useState(hash === `#${pollHash}`);
  if (!polls) return error ? <ErrorPanel message={text.failed} onRetry={refetch} /> : null;
  const mayAdd = mayAddPoll(actor, topic).ok;
  if (polls.length === 0 && !mayAdd) return null;
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId} className={polls.length === 0 ? 'visually-hidden' : styles.heading}>
        {text.polls}
      </h2>
      {polls.map((poll) => (
        <PollCard key={poll.id} poll={poll} topic={topic} />
      ))}
      {mayAdd && (
        <Button size="sm" icon={<Icon icon={ChartBar} />} onClick={() => setIsAdding(true)}>
          {text.addPoll}
        </Button>
      )}
      {mayAdd && isAdding && (
        <OnDemand what={text.addPoll} onClose={() => setIsAdding(false)}>
          <PollDialog topicId={topic.id} onClose={() => setIsAdding(false)} />
        </OnDemand>
      )}
    </section>
  );
}
