import { useFailure } from '@hoa/parts';
import { notify, type Output, useCommand, useOperation } from '@hoa/portal';
import { Button, Cluster, Dialog, EmptyState, ErrorPanel, Icon, Skeleton, Stack } from '@hoa/ui';
import { formatDate, useLocale } from '@hoa/ui/text';
import { Trash2 } from 'lucide';
import { type Item, idsOf } from './items.ts';
import styles from './manage.module.css';
import { useText } from './messages.ts';

/** The trash: what was deleted in the last 30 days, with a button to restore each. */
export function TrashDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const trash = useOperation('documents.trash', {});
  return (
    <Dialog open size="lg" title={text.trash} onClose={onClose}>
      {trash.data ? (
        <TrashList trash={trash.data} />
      ) : trash.error ? (
        <ErrorPanel message={text.failedTrash} onRetry={trash.refetch} />
      ) : (
        <Skeleton shape="block" height="8rem" />
      )}
    </Dialog>
  );
}

type Removed = Item & { readonly record: { readonly removedAt: string } };

function TrashList({ trash }: { readonly trash: Output<'documents.trash'> }) {
  const text = useText();
  const removed: Removed[] = [
    ...trash.folders.map((record) => ({ kind: 'folder', record }) as const),
    ...trash.documents.map((record) => ({ kind: 'document', record }) as const),
  ].sort((a, b) => (a.record.removedAt < b.record.removedAt ? 1 : -1));
  if (removed.length === 0) {
    return (
      <EmptyState compact icon={<Icon icon={Trash2} />} title={text.trashEmpty}>
        {text.trashHint}
      </EmptyState>
    );
  }
  return (
    <Stack gap={3}>
      <p>{text.trashHint}</p>
      <ul className={styles.list}>
        {removed.map((item) => (
          <li key={item.record.id}>
            <TrashRow item={item} />
          </li>
        ))}
      </ul>
    </Stack>
  );
}

function TrashRow({ item }: { readonly item: Removed }) {
  const text = useText();
  const locale = useLocale();
  const fail = useFailure();
  const [restore, { isLoading }] = useCommand('documents.restore');
  const { name, removedAt } = item.record;
  return (
    <Cluster gap={3} justify="between" className={styles.row}>
      <div>
        <p className={styles.title}>{name}</p>
        <p className={styles.facts}>
          {text.deletedOn({ date: formatDate(removedAt, locale, 'short') })}
        </p>
      </div>
      <Button
        size="sm"
        aria-label={`${text.restore} ${name}`}
        loading={isLoading}
        onClick={async () => {
          try {
            await restore(idsOf(item));
            notify.success(text.restored);
          } catch (error) {
            fail(error, text.failedToRestore);
          }
        }}
      >
        {text.restore}
      </Button>
    </Cluster>
  );
}
