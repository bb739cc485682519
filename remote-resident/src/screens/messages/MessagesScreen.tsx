import { defaultPageSize, threadTypes } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { SoonButton, useListPage } from '@hoa/parts';
import { Page, useActor, usePortal, useSupportedAction, useUrlState } from '@hoa/portal';
import {
  Button,
  Card,
  ErrorPanel,
  Icon,
  OnDemand,
  Pagination,
  partOnDemand,
  Skeleton,
  Stack,
  Tabs,
  useKitText,
  VisuallyHidden,
} from '@hoa/ui';
import { SquarePen } from 'lucide';
import type { ComponentProps } from 'react';
import { useText } from './messages.ts';
import styles from './ThreadList.module.css';
import { ThreadList } from './ThreadList.tsx';

const ComposeDialog = partOnDemand(() =>
  import('./compose/ComposeDialog.tsx').then((m) => m.ComposeDialog),
);

const tabs = ['all', ...threadTypes] as const;

/**
 * Messages: conversations by type, grouped by day, with unread counts. `to` in the URL opens a new message, to the
 * neighbor with that uid unless it is `new`.
 */
export function MessagesScreen() {
  const text = useText();
  const domainText = useDomainText();
  const { supports } = usePortal();
  const isView = useActor().impersonation === 'view';
  const canCompose = supports('threads.compose') && !isView;
  const [view, setView] = useUrlState({ type: 'all', page: 1, to: '' });
  const compose = useSupportedAction('threads.compose', text.composeComingSoon, () =>
    setView({ to: newMessage }),
  );
  const close = () => setView({ to: '' });
  const Compose = canCompose ? PrimaryButton : SoonButton;
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
        isView ? undefined : (
          <Compose icon={<Icon icon={SquarePen} />} onClick={compose}>
            {text.compose}
          </Compose>
        )
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
      {canCompose && view.to !== '' && (
        <OnDemand what={text.compose} onClose={close}>
          <ComposeDialog to={view.to === newMessage ? undefined : view.to} onClose={close} />
        </OnDemand>
      )}
    </Page>
  );
}

const newMessage = 'new';

function PrimaryButton(props: ComponentProps<typeof SoonButton>) {
  return <Button variant="primary" {...props} />;
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
