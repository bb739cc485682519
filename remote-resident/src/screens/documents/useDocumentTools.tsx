import { rootFolderId } from '@hoa/domain';
import { SoonButton } from '@hoa/parts';
import { usePortal, useSupportedAction } from '@hoa/portal';
import { Button, Icon, OnDemand, partOnDemand } from '@hoa/ui';
import { FolderPlus, Trash2, Upload } from 'lucide';
import { useState } from 'react';
import { useManagesDocuments } from './ItemMenu.tsx';
import { useText } from './messages.ts';

const FolderDialog = partOnDemand(() =>
  import('./manage/FolderDialog.tsx').then((m) => m.FolderDialog),
);
const UploadDialog = partOnDemand(() =>
  import('./manage/UploadDialog.tsx').then((m) => m.UploadDialog),
);
const TrashDialog = partOnDemand(() =>
  import('./manage/TrashDialog.tsx').then((m) => m.TrashDialog),
);

type OpenDialog = 'folder' | 'upload' | 'trash';

/**
 * Returns New Folder, Upload and Trash for those who manage documents, and the open dialog, which stays open when a
 * turned device moves the buttons.
 * @param folderName The name of the open folder; undefined at the top and for an unknown one.
 */
export function useDocumentTools(folderId: string, folderName: string | undefined) {
  const text = useText();
  const { supports } = usePortal();
  const isManager = useManagesDocuments();
  const [dialog, setDialog] = useState<OpenDialog>();
  const newFolder = useSupportedAction('documents.createFolder', text.newFolderComingSoon, () =>
    setDialog('folder'),
  );
  const upload = useSupportedAction('documents.upload', text.uploadComingSoon, () =>
    setDialog('upload'),
  );
  const isOffered = supports('documents.upload');
  if (isOffered && !isManager) return { buttons: null, dialog: null };
  const place = folderName === undefined ? rootFolderId : folderId;
  const close = () => setDialog(undefined);
  const Tool = isOffered ? Button : SoonButton;
  return {
    buttons: (
      <>
        <Tool icon={<Icon icon={FolderPlus} />} onClick={newFolder}>
          {text.newFolder}
        </Tool>
        <Tool icon={<Icon icon={Upload} />} onClick={upload}>
          {text.upload}
        </Tool>
        {isManager && (
          <Button icon={<Icon icon={Trash2} />} onClick={() => setDialog('trash')}>
            {text.trash}
          </Button>
        )}
      </>
    ),
    dialog: dialog && (
      <OnDemand what={dialog === 'trash' ? text.trash : text.upload} onClose={close}>
        {dialog === 'folder' && <FolderDialog parentId={place} onClose={close} />}
        {dialog === 'upload' && (
          <UploadDialog folderId={place} folderName={folderName ?? text.title} onClose={close} />
        )}
        {dialog === 'trash' && <TrashDialog onClose={close} />}
      </OnDemand>
    ),
  };
}
