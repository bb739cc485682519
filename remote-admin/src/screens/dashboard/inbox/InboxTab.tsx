import { inboxFilters } from '@hoa/domain';
import { useOperation, useUrlState } from '@hoa/portal';
import { SegmentedControl, Stack } from '@hoa/ui';
import { Conversations } from './Conversations.tsx';
import styles from './Inbox.module.css';
import { useText } from './messages.ts';
import { ReportedMessages } from './ReportedMessages.tsx';

const lists = [...inboxFilters, 'reports'] as const;

/** The office's inbox: conversations by how far the office is with them, and reported messages. */
export function InboxTab() {
  const text = useText();
  const [{ list: wanted, page }, setView] = useUrlState({ list: 'open', page: 1 });
  const list = lists.find((one) => one === wanted) ?? 'open';
  const inbox = useOperation('inbox.list', { filter: 'open', limit: 1 });
  const reports = useOperation('reports.list', { isOpen: true, limit: 1 });
  const counts = {
    ...inbox.data?.counts,
    // The others only grow.
    answered: 0,
    closed: 0,
    reports: reports.data?.open,
  };
  const setPage = (next: number) => setView({ page: next });
  return (
    <Stack gap={4}>
      <SegmentedControl
        label={text.show}
        className={styles.lists}
        value={list}
        options={lists.map((value) => {
          const [label, n] = [text.lists[value], counts[value]];
          return { value, label: n ? text.counted({ label, n }) : label };
        })}
        onChange={(next) => setView({ list: next, page: 1 })}
      />
      {list === 'reports' ? (
        <ReportedMessages page={page} onPage={setPage} />
      ) : (
        <Conversations filter={list} page={page} onPage={setPage} />
      )}
    </Stack>
  );
}
