import type { Folder } from '@hoa/domain';
import { Button, Dialog, useMedia } from '@hoa/ui';
import { FolderTree as FolderTreeIcon } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../messages.ts';
import { FolderTree } from './FolderTree.tsx';

export interface FolderSidebarProps {
  readonly folders: readonly Folder[];
  readonly folderId: string;
}

/** The folder tree; if there is no space for it next to the files, in a dialog that closes on selection. */
export function FolderSidebar({ folders, folderId }: FolderSidebarProps) {
  const text = useText();
  const isNarrow = useMedia('(width < 60rem)');
  const [isShown, setIsShown] = useState(false);
  const close = () => setIsShown(false);
  const tree = <FolderTree folders={folders} folderId={folderId} onOpen={close} />;
  if (!isNarrow) return tree;
  return (
    <>
      <Button
        icon={<FolderTreeIcon />}
        aria-haspopup="dialog"
        aria-expanded={isShown}
        onClick={() => setIsShown(true)}
      >
        {text.showTree}
      </Button>
      <Dialog size="sm" open={isShown} title={text.showTree} onClose={close}>
        {tree}
      </Dialog>
    </>
  );
}
