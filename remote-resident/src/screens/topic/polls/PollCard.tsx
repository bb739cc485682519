import { type ForumTopic, hasPermission } from '@hoa/domain';
import { useActor } from '@hoa/portal';
import { Card, classNames } from '@hoa/ui';
import { formatDate, useLocale } from '@hoa/ui/text';
import { useId } from 'react';
import { useText } from './messages.ts';
import { PollActions } from './PollActions.tsx';
import { PollResult } from './PollResult.tsx';
import styles from './Polls.module.css';
import type { ShownPoll } from './shown-poll.ts';
import { VoteForm } from './VoteForm.tsx';

interface PollCardProps {
  readonly poll: ShownPoll;
  readonly topic: ForumTopic;
}

/** A poll with the votes that the actor may cast, and its result once it is shown. */
export function PollCard({ poll, topic }: PollCardProps) {
  const text = useText();
  const locale = useLocale();
  const titleId = useId();
  const actor = useActor();
  const { question, voters, isSecret, isOpen, isResultShown, own } = poll;
  const day = formatDate(poll.lastDay, locale);
  const isModerator = hasPermission(actor, 'forums');
  return (
    <Card as="article" aria-labelledby={titleId} className={styles.card}>
      <h3 id={titleId} className={styles.question}>
        {question}
      </h3>
      <p className={classNames('dotted', styles.facts)}>
        <span>{isOpen ? text.openUntil({ day }) : text.ended({ day })}</span>
        <span>{text.voterKinds[voters]}</span>
        <span>{isSecret ? text.secretVote : text.openVote}</span>
      </p>
      {isOpen && own.map((vote) => <VoteForm key={vote.unit ?? ''} poll={poll} vote={vote} />)}
      {isOpen && own.length === 0 && <p className={styles.facts}>{text.notYours}</p>}
      {isResultShown ? (
        <PollResult poll={poll} />
      ) : (
        <p className={styles.facts}>{text.resultLater}</p>
      )}
      {(isModerator || topic.author.uid === actor.uid) && (
        <PollActions poll={poll} isModerator={isModerator} />
      )}
    </Card>
  );
}
