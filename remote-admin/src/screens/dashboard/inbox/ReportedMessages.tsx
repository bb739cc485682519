import { defaultPageSize, type MessageReport } from '@hoa/domain';
import { ConfirmedAction, RelativeTime, useDownload, useFailure, useListPage } from '@hoa/parts';
import { notify, useCommand, usePortal, useUrlState } from '@hoa/portal';
import {
  Badge,
  Button,
  Card,
  Cluster,
  EmptyState,
  ErrorPanel,
  Icon,
  Pagination,
  SegmentedControl,
  SkeletonList,
  Stack,
} from '@hoa/ui';
import { Flag } from 'lucide';
import { useId, useState } from 'react';
import styles from './Inbox.module.css';
import { useText } from './messages.ts';

export interface ReportedMessagesProps {
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** Reported messages: those to decide, the oldest first, or the decided ones. */
export function ReportedMessages({ page: wanted, onPage }: ReportedMessagesProps) {
  const text = useText();
  const [{ reports }, setView] = useUrlState({ reports: 'open' });
  const isOpen = reports !== 'decided';
  const { data, error, refetch, isFetching, page } = useListPage(
    'reports.list',
    { isOpen },
    { page: wanted, pageSize: defaultPageSize },
  );
  return (
    <Stack gap={4}>
      <SegmentedControl
        label={text.lists.reports}
        className={styles.lists}
        value={isOpen ? 'open' : 'decided'}
        options={[
          { value: 'open', label: text.reportsOpen },
          { value: 'decided', label: text.reportsDecided },
        ]}
        onChange={(next) => {
          setView({ reports: next });
          onPage(1);
        }}
      />
      {data ? (
        data.total === 0 ? (
          <EmptyState icon={<Icon icon={Flag} />} title={text.noReports}>
            {text.noReportsHint}
          </EmptyState>
        ) : (
          <>
            {data.items.map((report) => (
              <Report key={report.id} report={report} />
            ))}
            <Pagination
              page={page}
              total={data.total}
              pageSize={defaultPageSize}
              onChange={onPage}
            />
          </>
        )
      ) : error ? (
        <ErrorPanel message={text.failedReports} onRetry={refetch} retrying={isFetching} />
      ) : (
        <SkeletonList count={2} />
      )}
    </Stack>
  );
}

/** A message as it was when it was reported, with the decision or the buttons for it. */
function Report({ report }: { readonly report: MessageReport }) {
  const text = useText();
  const nameId = useId();
  const { message, subject, reason, reportedBy, at, state, decidedBy } = report;
  return (
    <Card as="article" aria-labelledby={nameId}>
      <Stack gap={3}>
        <p id={nameId} className={styles.byline}>
          <strong>{message.author.displayName}</strong> <RelativeTime iso={message.createdAt} />{' '}
          <span>{text.inConversation({ subject })}</span>
        </p>
        <blockquote className={styles.message}>{message.content}</blockquote>
        <Files report={report} />
        <p className={styles.byline}>
          <span>{text.reason({ reason })}</span>
          <span>{text.reportedBy({ name: reportedBy.displayName })}</span>
          <RelativeTime iso={at} />
        </p>
        {state === 'open' ? (
          <Decision report={report} nameId={nameId} />
        ) : (
          <div>
            <Badge tone={state === 'removed' ? 'danger' : 'success'}>
              {text.states[state]({ name: decidedBy?.displayName ?? '' })}
            </Badge>
          </div>
        )}
      </Stack>
    </Card>
  );
}

function Files({ report }: { readonly report: MessageReport }) {
  const text = useText();
  const { download: read } = usePortal();
  const save = useDownload();
  const { attachments } = report.message;
  if (attachments.length === 0) return null;
  return (
    <ul aria-label={text.files} className={styles.files}>
      {attachments.map(({ id, name }) => (
        <li key={id}>
          <Button size="sm" onClick={() => void save(async () => new File([await read(id)], name))}>
            {name}
          </Button>
        </li>
      ))}
    </ul>
  );
}

interface DecisionProps {
  readonly report: MessageReport;
  /** The id of the element that names the message. */
  readonly nameId: string;
}

/** Keeps the message, or removes it after a confirmation. */
function Decision({ report: { id: reportId, message }, nameId }: DecisionProps) {
  const text = useText();
  const fail = useFailure();
  const [decide, { isLoading }] = useCommand('reports.decide');
  const [isRemoving, setIsRemoving] = useState(false);

  async function keep() {
    try {
      await decide({ reportId, decision: 'kept' });
      notify.success(text.kept);
    } catch (error) {
      fail(error, text.failedToDecide);
    }
  }

  return (
    <Cluster gap={2}>
      <Button aria-describedby={nameId} loading={isLoading} onClick={() => void keep()}>
        {text.keep}
      </Button>
      <Button variant="danger" aria-describedby={nameId} onClick={() => setIsRemoving(true)}>
        {text.remove}
      </Button>
      {isRemoving && (
        <ConfirmedAction
          question={text.removeQuestion}
          labels={{ confirm: text.remove, done: text.removed, failed: text.failedToDecide }}
          tone="danger"
          act={() => decide({ reportId, decision: 'removed' })}
          onClose={() => setIsRemoving(false)}
        >
          <p className={styles.message}>{message.content}</p>
          <p>{text.removeHint}</p>
        </ConfirmedAction>
      )}
    </Cluster>
  );
}
