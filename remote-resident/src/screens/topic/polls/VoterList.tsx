import { useListPage } from '@hoa/parts';
import { ErrorPanel, Pagination, SkeletonList } from '@hoa/ui';
import { useState } from 'react';
import { useText } from './messages.ts';
import styles from './Polls.module.css';
import type { ShownPoll } from './shown-poll.ts';

const pageSize = 50;

/** The homes or people that voted, and for what. */
export function VoterList({ poll }: { readonly poll: ShownPoll }) {
  const text = useText();
  const [wanted, setWanted] = useState(1);
  const { data, error, isFetching, page, refetch } = useListPage(
    'polls.votes',
    { pollId: poll.id },
    { page: wanted, pageSize },
  );
  if (!data && error) return <ErrorPanel message={text.failedResult} onRetry={refetch} />;
  if (!data) return <SkeletonList count={2} />;
  return (
    <>
      <ul aria-label={text.who} aria-busy={isFetching} className={styles.voters}>
        {data.items.map(({ name, option }) => (
          <li key={name}>
            <span>{name}</span> <span className={styles.facts}>{poll.options[option]}</span>
          </li>
        ))}
      </ul>
      <Pagination page={page} total={data.total} pageSize={pageSize} onChange={setWanted} />
    </>
  );
}
