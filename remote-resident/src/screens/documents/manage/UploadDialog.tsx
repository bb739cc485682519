import { documentTypes } from '@hoa/domain';
import { FileUploader, useUploads } from '@hoa/parts';
import { useCommand } from '@hoa/portal';
import { Button, Dialog, DialogFooter, Stack } from '@hoa/ui';
import { useState } from 'react';
import { useText } from './messages.ts';

export interface UploadDialogProps {
  /** The folder, and its name. */
  readonly folderId: string;
  readonly folderName: string;
  readonly onClose: () => void;
}

/** Uploads files to a folder; each becomes a document as soon as it has arrived, and one that failed can be retried. */
export function UploadDialog({ folderId, folderName, onClose }: UploadDialogProps) {
  const text = useText();
  const [upload] = useCommand('documents.upload');
  const [count, setCount] = useState(0);
  const uploads = useUploads({
    ownerId: folderId,
    folder: 'documents',
    accept: documentTypes,
    max: Number.POSITIVE_INFINITY,
    join: async ({ id }) => {
      await upload({ parentId: folderId, file: { id } });
      setCount((n) => n + 1);
    },
  });
  const isBusy = uploads.items.some(({ state }) => state === 'uploading');
  return (
    <Dialog open title={text.uploadTitle} confirmClose={uploads.items.length > 0} onClose={onClose}>
      <Stack gap={4}>
        <p>{text.uploadTo({ folder: folderName })}</p>
        <FileUploader label={text.files} hint={text.fileHint} uploads={uploads} />
        <p>{text.sameName}</p>
        <p role="status">{count > 0 && text.uploaded({ n: count })}</p>
      </Stack>
      <DialogFooter>
        <Button variant="primary" disabled={isBusy} onClick={onClose}>
          {text.done}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
