import { useOperation } from '@hoa/portal';
import { Button, ErrorPanel, SkeletonList } from '@hoa/ui';
import { formatPercent, useLocale } from '@hoa/ui/text';
import { useState } from 'react';
import { useText } from './messages.ts';
import styles from './Polls.module.css';
import type { ShownPoll } from './shown-poll.ts';
import { VoterList } from './VoterList.tsx';

/** Votes for each option, and the turnout; of an open vote also who voted for what. */
export function PollResult({ poll }: { readonly poll: ShownPoll }) {
  const text = useText();
  const locale = useLocale();
  const { data, error, refetch } = useOperation('polls.result', { pollId: poll.id });
  const [showsVoters, setShowsVoters] = useState(false);
  if (!data && error) return <ErrorPanel message={text.failedResult} onRetry={refetch} />;
  if (!data) return <SkeletonList count={2} />;
  const { counts, voted, eligible } = data;
  return (
    <>
      <ul aria-label={text.result} className={styles.result}>
        {poll.options.map((option, index) => {
          const n = counts[index] ?? 0;
          const share = voted === 0 ? 0 : n / voted;
          return (
            <li key={option}>
              <p className={styles.count}>
                <span>{option}</span>
                <span className={styles.facts}>
                  <span>{text.votes({ n })}</span>{' '}
                  <span>{formatPercent(Math.round(share * 100), locale)}</span>
                </span>
              </p>
              <div aria-hidden="true" className={styles.track}>
                <div className={styles.bar} style={{ inlineSize: `${share * 100}%` }} />
              </div>
            </li>
          );
        })}
      </ul>
      <p className={styles.facts}>{text.turnout({ voted, eligible })}</p>
      {!poll.isSecret && voted > 0 && (
        <>
          <Button
            size="sm"
            variant="quiet"
            aria-expanded={showsVoters}
            onClick={() => setShowsVoters(!showsVoters)}
          >
            {text.who}
          </Button>
          {showsVoters && <VoterList poll={poll} />}
        </>
      )}
    </>
  );
}
