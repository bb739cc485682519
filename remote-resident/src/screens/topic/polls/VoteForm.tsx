import { useFailure } from '@hoa/parts';
import { notify, useCommand } from '@hoa/portal';
import { Button, RadioGroup } from '@hoa/ui';
import { useState } from 'react';
import { useText } from './messages.ts';
import styles from './Polls.module.css';
import type { ShownPoll } from './shown-poll.ts';

interface VoteFormProps {
  readonly poll: ShownPoll;
  /** The actor's own vote, or the vote of one of their homes. */
  readonly vote: ShownPoll['own'][number];
}

/** Casts or changes one vote. A secret vote is not shown again. */
export function VoteForm({ poll, vote }: VoteFormProps) {
  const text = useText();
  const fail = useFailure();
  const [cast, { isLoading }] = useCommand('polls.vote');
  const { unit, hasVoted, option } = vote;
  const [chosen, setChosen] = useState<string>();
  const [isMissing, setIsMissing] = useState(false);
  const value = chosen ?? (option === undefined ? null : String(option));

  async function send() {
    setIsMissing(value === null);
    if (value === null) return;
    try {
      await cast({ pollId: poll.id, option: Number(value), ...(unit !== undefined && { unit }) });
      setChosen(undefined);
      notify.success(text.voted);
    } catch (error) {
      fail(error, text.failedToVote);
    }
  }

  return (
    <form
      noValidate
      className={styles.vote}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <RadioGroup
        label={unit === undefined ? text.yourVote : text.voteOf({ unit })}
        hint={hasVoted && text.hasVoted}
        error={isMissing && value === null ? text.choose : undefined}
        options={poll.options.map((label, index) => ({ value: String(index), label }))}
        value={value}
        onChange={setChosen}
      />
      <Button
        type="submit"
        size="sm"
        variant="primary"
        loading={isLoading}
        aria-label={unit === undefined ? undefined : `${verbOf(hasVoted)}: ${unit}`}
      >
        {verbOf(hasVoted)}
      </Button>
    </form>
  );

  function verbOf(isAgain: boolean): string {
    return isAgain ? text.changeVote : text.vote;
  }
}
