import { notify, Page, useOperation, useUrlState } from '@hoa/shared';
import { rootFolderId } from '@hoa/shared/domain';
import { Button } from '@hoa/shared/ui';
import { FolderPlus, Upload } from 'lucide-react';
import { DocumentsBody } from './DocumentsBody.tsx';
import { useText } from './messages/index.ts';

/** Documents: the association's folders and files; the folder shown is in the address. */
export function DocumentsScreen() {
  const text = useText();
  const query = useOperation('documents.list', {});
  const [view, setView] = useUrlState({ folder: rootFolderId, search: '', view: 'list' });
  return (
    <Page
      title={text.title}
      actions={
        <>
          <Button icon={<FolderPlus />} onClick={() => notify.info(text.newFolderComingSoon)}>
            {text.newFolder}
          </Button>
          <Button
            variant="primary"
            icon={<Upload />}
            onClick={() => notify.info(text.uploadComingSoon)}
          >
            {text.upload}
          </Button>
        </>
      }
    >
      <DocumentsBody
        query={query}
        folderId={view.folder}
        search={view.search}
        isGrid={view.view === 'grid'}
        onSearch={(search) => setView({ search }, { replace: true })}
        onView={(next) => setView({ view: next })}
      />
    </Page>
  );
}
