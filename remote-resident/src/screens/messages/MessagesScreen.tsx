import { defaultPageSize, threadTypes } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { SoonButton, useListPage } from '@hoa/parts';
import { Page, useSupportedAction, useUrlState } from '@hoa/portal';
import {
  Card,
  ErrorPanel,
  Icon,
  Pagination,
  Skeleton,
  Stack,
  Tabs,
  useKitText,
  VisuallyHidden,
} from '@hoa/ui';
import { SquarePen } from 'lucide';
import { useText } from './messages.ts';
import styles from './ThreadList.module.css';
import { ThreadList } from './ThreadList.tsx';

const tabs = ['all', ...threadTypes] as const;

/** Messages: conversations by type, grouped by day, with unread counts. */
export function MessagesScreen() {
  const text = useText();
  const domainText = useDomainText();
  const compose = useSupportedAction('threads.compose', text.composeComingSoon);
  const [view, setView] = useUrlState({ type: 'all', page: 1 });
  const shown = tabs.find((tab) => tab === view.type) ?? 'all';
  const { data, error, isFetching, page, refetch } = useListPage(
    'threads.list',
    shown === 'all' ? {} : { type: shown },
    { page: view.page, pageSize: defaultPageSize },
  );
  return (
    <Page
      title={text.title}
      actions={
        <SoonButton icon={<Icon icon={SquarePen} />} onClick={compose}>
          {text.compose}
        </SoonButton>
      }
    >
      <Tabs
        label={text.title}
        items={tabs.map((tab) => {
          const unread = tab === 'all' ? data?.unread : data?.unreadByType[tab];
          return {
            id: tab,
            label: tab === 'all' ? text.all : domainText.threadTypes[tab],
            // No badge for 0.
            count: unread || undefined,
            countLabel: unread ? text.unread({ n: unread }) : undefined,
          };
        })}
        value={shown}
        onChange={(type) => setView({ type, page: 1 })}
      >
        {data ? (
          <Stack gap={4} aria-busy={isFetching}>
            <ThreadList threads={data.items} type={shown} />
            <Pagination
              page={page}
              total={data.total}
              pageSize={defaultPageSize}
              onChange={(next) => setView({ page: next })}
            />
          </Stack>
        ) : error ? (
          <ErrorPanel message={text.failed} onRetry={refetch} />
        ) : (
          <ThreadListSkeleton />
        )}
      </Tabs>
    </Page>
  );
}

function ThreadListSkeleton() {
  const text = useKitText();
  return (
    <div role="status">
      <VisuallyHidden>{text.loading}</VisuallyHidden>
      <Stack gap={3} aria-hidden="true">
        <Skeleton width="5rem" />
        {['46%', '62%', '38%', '55%', '50%', '42%'].map((width) => (
          <Card key={width} padding="sm" className={styles.card}>
            <Skeleton shape="block" width="2.25rem" height="2.25rem" className={styles.face} />
            <div className={styles.words}>
              <Skeleton width={width} />
              <Skeleton width="30%" />
              <Skeleton width="80%" />
            </div>
            <div className={styles.when}>
              <Skeleton width="4rem" />
            </div>
          </Card>
        ))}
      </Stack>
    </div>
  );
}
