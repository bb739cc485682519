import { type Folder, rootFolderId } from '@hoa/domain';
import { useFailure } from '@hoa/parts';
import { notify, useCommand, useOperation } from '@hoa/portal';
import { Button, Dialog, DialogCancel, DialogFooter, Select } from '@hoa/ui';
import { type FormEvent, useState } from 'react';
import { folderOptions } from './folder-options.ts';
import type { Item } from './items.ts';
import { idsOf } from './items.ts';
import { useText } from './messages.ts';

export interface MoveDialogProps {
  readonly item: Item;
  readonly onClose: () => void;
}

/** Moves a folder or a document to another folder. */
export function MoveDialog({ item, onClose }: MoveDialogProps) {
  const text = useText();
  const fail = useFailure();
  const { data: folders = noFolders } = useOperation('documents.folders', {});
  const [move, { isLoading }] = useCommand('documents.move');
  const { id, name, parentId: from } = item.record;
  const options = folderOptions(folders, text.topLevel, item.kind === 'folder' ? id : undefined);
  const others = options.filter(({ value }) => value !== from);
  const [to, setTo] = useState<string>();
  const parentId = to ?? others[0]?.value ?? rootFolderId;

  async function submit(event: FormEvent) {
    event.preventDefault();
    try {
      await move({ ...idsOf(item), parentId });
      notify.success(text.moved);
      onClose();
    } catch (error) {
      fail(error, text.failedToMove);
    }
  }

  return (
    <Dialog open title={`${text.move}: ${name}`} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)}>
        <Select
          label={text.moveTo}
          options={others}
          value={parentId}
          onChange={(event) => setTo(event.target.value)}
        />
        <DialogFooter>
          <DialogCancel />
          <Button
            type="submit"
            variant="primary"
            loading={isLoading}
            disabled={others.length === 0}
          >
            {text.move}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}

const noFolders: readonly Folder[] = [];
