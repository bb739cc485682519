import { isWholeText, listPageSize, type NewsItem, newsCategories, newsStates } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { useListPage, useListState, useNow } from '@hoa/parts';
import { useCommand, useOperation, useUrlState } from '@hoa/portal';
import {
  Button,
  Dialog,
  EmptyState,
  Icon,
  OnDemand,
  optionsOf,
  partOnDemand,
  Select,
  SkeletonList,
  useStable,
} from '@hoa/ui';
import { Newspaper, Plus } from 'lucide';
import { useDeferredValue, useRef, useState } from 'react';
import { DeleteDialog } from '../../../list/DeleteDialog.tsx';
import { ListTable } from '../../../list/ListTable.tsx';
import { useLastFound } from '../../../list/useLastFound.ts';
import { useText } from './messages.ts';
import styles from './News.module.css';
import type { NewsFormProps } from './NewsForm.tsx';
import { useNewsColumns } from './useNewsColumns.tsx';

const listOptions = {
  filters: { status: newsStates, category: newsCategories },
  sorts: ['title', 'category', 'shown'],
} as const;

/** The News Manager: all news items, including drafts and expired ones. */
export function NewsTab() {
  const text = useText();
  const domainText = useDomainText();
  const list = useListState(listOptions);
  // Deferred, so that typing stays responsive.
  const search = useDeferredValue(list.search.trim());
  const state = newsStates.find((each) => each === list.filters.status);
  const category = newsCategories.find((each) => each === list.filters.category);
  const news = useListPage(
    'news.list',
    {
      ...(search && { search }),
      ...(state && { state }),
      ...(category && { category }),
      ...(list.sort && { sort: list.sort }),
    },
    { page: list.page, pageSize: listPageSize },
  );
  const [{ item }, show] = useUrlState({ item: '' });
  const [deleting, setDeleting] = useState<NewsItem | null>(null);
  const [remove] = useCommand('news.delete');
  const createButton = useRef<HTMLButtonElement>(null);
  const columns = useNewsColumns({
    now: useNow(),
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
  const onPage = news.data?.items.find(({ id, content }) => id === item && isWholeText(content));
  const isElsewhere = item !== '' && item !== 'new' && news.data !== undefined && !onPage;
  const elsewhere = useOperation('news.get', { id: item }, { skip: !isElsewhere });
  const edited = useLastFound(item, onPage ?? (isElsewhere ? elsewhere.data : undefined));
  return (
    <>
      <ListTable
        of="news"
        label={text.table}
        columns={columns}
        query={news}
        failed={text.failedToLoad}
        state={list}
        statuses={optionsOf(newsStates, text.states)}
        searchPlaceholder={text.searchPlaceholder}
        filters={
          <Select
            label={text.category}
            hideLabel
            placeholder={text.allCategories}
            options={optionsOf(newsCategories, domainText.newsCategories)}
            value={list.filters.category}
            onChange={(event) => list.setFilter('category', event.target.value)}
          />
        }
        action={create}
        empty={
          <EmptyState icon={<Icon icon={Newspaper} />} title={text.none} action={create}>
            {text.noneHint}
          </EmptyState>
        }
      />
      {(item === 'new' || edited) && (
        <NewsDialog key={item} item={edited} onClose={() => show({ item: '' })} />
      )}
      {deleting && (
        <DeleteDialog
          title={deleting.title}
          text={text}
          onDelete={() => remove({ id: deleting.id })}
          onClose={() => setDeleting(null)}
          focusAfter={createButton}
        />
      )}
    </>
  );
}

const NewsForm = partOnDemand(() => import('./NewsForm.tsx').then((m) => m.NewsForm));

type NewsDialogProps = Omit<NewsFormProps, 'onDirty'>;

/** Creates or edits a news item. */
function NewsDialog({ item, onClose }: NewsDialogProps) {
  const text = useText();
  const title = item ? text.editTitle : text.createTitle;
  const [isDirty, setIsDirty] = useState(false);
  return (
    <Dialog open size="lg" title={title} confirmClose={isDirty} onClose={onClose}>
      <OnDemand
        what={title}
        pending={<SkeletonList shape="block" count={4} className={styles.coming} />}
      >
        <NewsForm item={item} onDirty={setIsDirty} onClose={onClose} />
      </OnDemand>
    </Dialog>
  );
}
