import { useCommand, useOperation } from '@hoa/shared';
import { type ForumTopic, listPageSize, topicStatuses } from '@hoa/shared/domain';
import { useDomainText } from '@hoa/shared/domain-text';
import { Button, DataTable, EmptyState } from '@hoa/shared/ui';
import { MessagesSquare, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { DeleteDialog } from '../../../delete-dialog/DeleteDialog.tsx';
import { includesText } from '../../../list/includesText.ts';
import { ListBody } from '../../../list/ListBody.tsx';
import { ListControls } from '../../../list/ListControls.tsx';
import { useListState } from '../../../list/useListState.ts';
import { useText } from './messages/index.ts';
import { TopicDialog } from './TopicDialog.tsx';
import { UpdateDialog } from './UpdateDialog.tsx';
import { useTopicColumns } from './useTopicColumns.tsx';

/** The Forums Manager: every topic with what an admin may do to it. */
export function ForumsTab() {
  const text = useText();
  const words = useDomainText();
  const topics = useOperation('topics.list', {});
  const list = useListState(topicStatuses);
  const [deleting, setDeleting] = useState<ForumTopic | null>(null);
  const [updating, setUpdating] = useState<ForumTopic | null>(null);
  const [remove] = useCommand('topics.delete');
  const createButton = useRef<HTMLButtonElement>(null);
  const columns = useTopicColumns({
    onUpdate: setUpdating,
    onEdit: ({ id }) => list.open(id),
    onDelete: setDeleting,
  });

  const create = (
    <Button ref={createButton} variant="primary" icon={<Plus />} onClick={() => list.open('new')}>
      {text.create}
    </Button>
  );
  const edited = topics.data?.find(({ id }) => id === list.item);
  return (
    <>
      <ListBody
        query={topics}
        failed={text.failedToLoad}
        state={list}
        matches={({ status, title, tags, author }) =>
          (list.status === '' || status === list.status) &&
          includesText(list.search, title, author.displayName, ...tags)
        }
        empty={
          <EmptyState icon={<MessagesSquare />} title={text.none} action={create}>
            {text.noneHint}
          </EmptyState>
        }
      >
        {(matching, all, none) => (
          <>
            <ListControls
              state={list}
              statuses={topicStatuses.map((value) => ({
                value,
                label: words.topicStatuses[value],
              }))}
              searchPlaceholder={text.searchPlaceholder}
              shown={matching.length}
              total={all.length}
              action={create}
            />
            <DataTable
              label={text.table}
              columns={columns}
              rows={matching}
              rowId={({ id }) => id}
              sort={list.sort}
              onSort={list.setSort}
              pageSize={listPageSize}
              page={list.page}
              onPage={list.setPage}
              empty={none}
            />
          </>
        )}
      </ListBody>
      {(list.item === 'new' || edited) && (
        <TopicDialog key={list.item} topic={edited} onClose={list.close} />
      )}
      {updating && <UpdateDialog topic={updating} onClose={() => setUpdating(null)} />}
      {deleting && (
        <DeleteDialog
          question={text.deleteQuestion}
          name={deleting.title}
          words={{ delete: text.delete, done: text.deleted, failed: text.failedToDelete }}
          onDelete={() => remove({ topicId: deleting.id })}
          onClose={() => setDeleting(null)}
          focusAfter={createButton}
        />
      )}
    </>
  );
}
