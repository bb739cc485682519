import type { Folder } from '@hoa/domain';
import { Button, classNames } from '@hoa/ui';
import { FolderTree as FolderTreeIcon } from 'lucide-react';
import { useId, useState } from 'react';
import { useText } from '../messages/index.ts';
import styles from './FolderSidebar.module.css';
import { FolderTree } from './FolderTree.tsx';

export interface FolderSidebarProps {
  readonly folders: readonly Folder[];
  readonly folderId: string;
}

/** The folder tree; on a phone a button opens it and choosing a folder closes it. */
export function FolderSidebar({ folders, folderId }: FolderSidebarProps) {
  const text = useText();
  const treeId = useId();
  const [isShown, setIsShown] = useState(false);
  return (
    <>
      <Button
        size="sm"
        icon={<FolderTreeIcon />}
        aria-expanded={isShown}
        aria-controls={treeId}
        className={styles.toggle}
        onClick={() => setIsShown(!isShown)}
      >
        {text.showTree}
      </Button>
      <div id={treeId} className={classNames(styles.tree, isShown && styles.shown)}>
        <FolderTree folders={folders} folderId={folderId} onOpen={() => setIsShown(false)} />
      </div>
    </>
  );
}
