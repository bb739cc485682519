import { useCommand, useOperation } from '@hoa/shared';
import { listPageSize, type NewsItem } from '@hoa/shared/domain';
import { useNow } from '@hoa/shared/tickets';
import { Button, DataTable, EmptyState } from '@hoa/shared/ui';
import { Newspaper, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { DeleteDialog } from '../../../delete-dialog/DeleteDialog.tsx';
import { includesText } from '../../../list/includesText.ts';
import { ListBody } from '../../../list/ListBody.tsx';
import { ListControls } from '../../../list/ListControls.tsx';
import { useListState } from '../../../list/useListState.ts';
import { useText } from './messages/index.ts';
import { NewsDialog } from './NewsDialog.tsx';
import { newsState, newsStates } from './newsState.ts';
import { useNewsColumns } from './useNewsColumns.tsx';

/** The News Manager: everything that was written, drafts and what is over included. */
export function NewsTab() {
  const text = useText();
  const news = useOperation('news.list', {});
  const list = useListState(newsStates);
  const now = new Date(useNow());
  const [deleting, setDeleting] = useState<NewsItem | null>(null);
  const [remove] = useCommand('news.delete');
  const createButton = useRef<HTMLButtonElement>(null);
  const columns = useNewsColumns({ now, onEdit: ({ id }) => list.open(id), onDelete: setDeleting });

  const create = (
    <Button ref={createButton} variant="primary" icon={<Plus />} onClick={() => list.open('new')}>
      {text.create}
    </Button>
  );
  const edited = news.data?.find(({ id }) => id === list.item);
  return (
    <>
      <ListBody
        query={news}
        failed={text.failedToLoad}
        state={list}
        matches={(item) =>
          (list.status === '' || newsState(item, now) === list.status) &&
          includesText(list.search, item.title, item.content, item.author)
        }
        empty={
          <EmptyState icon={<Newspaper />} title={text.none} action={create}>
            {text.noneHint}
          </EmptyState>
        }
      >
        {(matching, all, none) => (
          <>
            <ListControls
              state={list}
              statuses={newsStates.map((value) => ({ value, label: text.states[value] }))}
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
        <NewsDialog key={list.item} item={edited} onClose={list.close} />
      )}
      {deleting && (
        <DeleteDialog
          question={text.deleteQuestion}
          name={deleting.title}
          words={{ delete: text.delete, done: text.deleted, failed: text.failedToDelete }}
          onDelete={() => remove({ id: deleting.id })}
          onClose={() => setDeleting(null)}
          focusAfter={createButton}
        />
      )}
    </>
  );
}
