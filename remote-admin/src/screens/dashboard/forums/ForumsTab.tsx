import { type ForumTopic, isWholeText, listPageSize, topicStatuses } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { useListPage, useListState } from '@hoa/parts';
import { useCommand, useOperation, useUrlState } from '@hoa/portal';
import {
  Button,
  Dialog,
  EmptyState,
  Icon,
  OnDemand,
  optionsOf,
  partOnDemand,
  SkeletonList,
  useStable,
} from '@hoa/ui';
import { MessagesSquare, Plus } from 'lucide';
import { useDeferredValue, useRef, useState } from 'react';
import { DeleteDialog } from '../../../list/DeleteDialog.tsx';
import { ListTable } from '../../../list/ListTable.tsx';
import { useLastFound } from '../../../list/useLastFound.ts';
import { useText } from './messages.ts';
import type { TopicFormProps } from './TopicForm.tsx';
import { UpdateDialog } from './UpdateDialog.tsx';
import { useTopicColumns } from './useTopicColumns.tsx';

const listOptions = {
  filters: { status: topicStatuses },
  sorts: ['title', 'status', 'activity', 'comments'],
} as const;

/** The Forums Manager: every topic and its actions. */
export function ForumsTab() {
  const text = useText();
  const domainText = useDomainText();
  const list = useListState(listOptions);
  // Deferred, so that typing stays responsive.
  const search = useDeferredValue(list.search.trim());
  const status = topicStatuses.find((each) => each === list.filters.status);
  const topics = useListPage(
    'topics.list',
    { ...(search && { search }), ...(status && { status }), ...(list.sort && { sort: list.sort }) },
    { page: list.page, pageSize: listPageSize },
  );
  const [{ item }, show] = useUrlState({ item: '' });
  const [deleting, setDeleting] = useState<ForumTopic | null>(null);
  const [updating, setUpdating] = useState<ForumTopic | null>(null);
  const [remove] = useCommand('topics.delete');
  const createButton = useRef<HTMLButtonElement>(null);
  const columns = useTopicColumns({
    onUpdate: setUpdating,
    onEdit: useStable(({ id }) => show({ item: id })),
    onDelete: setDeleting,
  });

  const create = (
    <Button
      ref={createButton}
      variant="primary"
      icon={<Icon icon={Plus} />}
      onClick={() => show({ item: 'new' })}
    >
      {text.create}
    </Button>
  );
  const onPage = topics.data?.items.find(
    ({ id, description }) => id === item && isWholeText(description),
  );
  const isElsewhere = item !== '' && item !== 'new' && topics.data !== undefined && !onPage;
  const elsewhere = useOperation('topics.get', { topicId: item }, { skip: !isElsewhere });
  const edited = useLastFound(item, onPage ?? (isElsewhere ? elsewhere.data : undefined));
  return (
    <>
      <ListTable
        of="topics"
        label={text.table}
        columns={columns}
        query={topics}
        failed={text.failedToLoad}
        state={list}
        statuses={optionsOf(topicStatuses, domainText.topicStatuses)}
        searchPlaceholder={text.searchPlaceholder}
        action={create}
        empty={
          <EmptyState icon={<Icon icon={MessagesSquare} />} title={text.none} action={create}>
            {text.noneHint}
          </EmptyState>
        }
      />
      {(item === 'new' || edited) && (
        <TopicDialog key={item} topic={edited} onClose={() => show({ item: '' })} />
      )}
      {updating && <UpdateDialog topic={updating} onClose={() => setUpdating(null)} />}
      {deleting && (
        <DeleteDialog
          title={deleting.title}
          text={text}
          onDelete={() => remove({ topicId: deleting.id })}
          onClose={() => setDeleting(null)}
          focusAfter={createButton}
        />
      )}
    </>
  );
}

const TopicForm = partOnDemand(() => import('./TopicForm.tsx').then((m) => m.TopicForm));

type TopicDialogProps = Omit<TopicFormProps, 'onDirty'>;

/** Creates or edits a topic. */
function TopicDialog({ topic, onClose }: TopicDialogProps) {
  const text = useText();
  const title = topic ? text.editTitle : text.createTitle;
  const [isDirty, setIsDirty] = useState(false);
  return (
    <Dialog open title={title} confirmClose={isDirty} onClose={onClose}>
      <OnDemand what={title} pending={<SkeletonList shape="block" count={3} />}>
        <TopicForm topic={topic} onDirty={setIsDirty} onClose={onClose} />
      </OnDemand>
    </Dialog>
  );
}
