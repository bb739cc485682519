import { mayManageDocuments } from '@hoa/domain';
import { useFailure } from '@hoa/parts';
import { notify, useActor, useCommand, usePortal } from '@hoa/portal';
import { Icon, IconButton, Menu, OnDemand, partOnDemand } from '@hoa/ui';
import { EllipsisVertical } from 'lucide';
import { useState } from 'react';
import { type Item, idsOf } from './manage/items.ts';
import { useText } from './messages.ts';

const FolderDialog = partOnDemand(() =>
  import('./manage/FolderDialog.tsx').then((m) => m.FolderDialog),
);
const DocumentDialog = partOnDemand(() =>
  import('./manage/DocumentDialog.tsx').then((m) => m.DocumentDialog),
);
const MoveDialog = partOnDemand(() => import('./manage/MoveDialog.tsx').then((m) => m.MoveDialog));
const VersionsDialog = partOnDemand(() =>
  import('./manage/VersionsDialog.tsx').then((m) => m.VersionsDialog),
);

type OpenDialog = 'edit' | 'move' | 'versions';

/** Returns true if the signed-in person manages documents and the adapter supports it. */
export function useManagesDocuments(): boolean {
  const actor = useActor();
  return usePortal().supports('documents.save') && mayManageDocuments(actor).ok;
}

/** The menu of a folder or a document: everyone sees a document's versions, the rest is for those who manage documents. */
export function ItemMenu({ item }: { readonly item: Item }) {
  const text = useText();
  const { supports } = usePortal();
  const isManager = useManagesDocuments();
  const remove = useRemove();
  const [dialog, setDialog] = useState<OpenDialog>();
  const { name, parentId } = item.record;
  const action = (id: OpenDialog) => ({ id, label: text[id], onSelect: () => setDialog(id) });
  const items = [
    ...(isManager ? [action('edit'), action('move')] : []),
    ...(item.kind === 'document' && supports('documents.versions') ? [action('versions')] : []),
    ...(isManager
      ? [{ id: 'delete', label: text.delete, separated: true, onSelect: () => void remove(item) }]
      : []),
  ];
  if (items.length === 0) return null;
  const close = () => setDialog(undefined);
  return (
    <>
      <Menu
        label={`${text.actions} ${name}`}
        align="end"
        items={items}
        trigger={(props) => (
          <IconButton
            {...props}
            label={text.actions}
            suffix={name}
            icon={<Icon icon={EllipsisVertical} />}
          />
        )}
      />
      {dialog && (
        <OnDemand what={text[dialog]} onClose={close}>
          {dialog === 'move' && <MoveDialog item={item} onClose={close} />}
          {dialog === 'edit' && item.kind === 'folder' && (
            <FolderDialog folder={item.record} parentId={parentId} onClose={close} />
          )}
          {dialog === 'edit' && item.kind === 'document' && (
            <DocumentDialog document={item.record} onClose={close} />
          )}
          {dialog === 'versions' && item.kind === 'document' && (
            <VersionsDialog document={item.record} isManager={isManager} onClose={close} />
          )}
        </OnDemand>
      )}
    </>
  );
}

/** Returns a function that moves an item to the trash, and shows a toast with Undo. */
function useRemove(): (item: Item) => Promise<void> {
  const text = useText();
  const fail = useFailure();
  const [remove] = useCommand('documents.remove');
  const [restore] = useCommand('documents.restore');
  return async (item) => {
    const undo = () =>
      restore(idsOf(item)).catch((error: unknown) => fail(error, text.failedToRestore));
    try {
      await remove(idsOf(item));
      notify.undoable(text.deleted({ name: item.record.name }), text.undo, () => void undo());
    } catch (error) {
      fail(error, text.failedToDelete);
    }
  };
}
