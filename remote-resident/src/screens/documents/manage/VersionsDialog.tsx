import { type DocumentFile, type DocumentVersion, documentTypes } from '@hoa/domain';
import { FileUploader, useFailure, useUploads } from '@hoa/parts';
import { notify, useCommand, useOperation } from '@hoa/portal';
import {
  Button,
  Cluster,
  classNames,
  Dialog,
  ErrorPanel,
  Skeleton,
  Stack,
  TextField,
} from '@hoa/ui';
import { formatDate, formatFileSize, useLocale } from '@hoa/ui/text';
import { useRef, useState } from 'react';
import { useFileDownload } from '../../../downloads/useFileDownload.ts';
import styles from './manage.module.css';
import { useText } from './messages.ts';

export interface VersionsDialogProps {
  readonly document: DocumentFile;
  /** True for those who may add and restore versions. */
  readonly isManager: boolean;
  readonly onClose: () => void;
}

/** The versions of a document, newest first: who added each, when, and what changed. */
export function VersionsDialog({ document, isManager, onClose }: VersionsDialogProps) {
  const text = useText();
  const versions = useOperation('documents.versions', { documentId: document.id });
  return (
    <Dialog open size="lg" title={text.versionsOf({ name: document.name })} onClose={onClose}>
      <Stack gap={4}>
        {isManager && <NewVersion document={document} />}
        {versions.data ? (
          <ol className={styles.list} reversed>
            {versions.data.map((version, place) => (
              <li key={version.number}>
                <VersionRow
                  documentId={document.id}
                  version={version}
                  isCurrent={place === 0}
                  isManager={isManager}
                />
              </li>
            ))}
          </ol>
        ) : versions.error ? (
          <ErrorPanel message={text.failedVersions} onRetry={versions.refetch} />
        ) : (
          <Skeleton shape="block" height="8rem" />
        )}
      </Stack>
    </Dialog>
  );
}

interface VersionRowProps {
  readonly documentId: string;
  readonly version: DocumentVersion;
  readonly isCurrent: boolean;
  readonly isManager: boolean;
}

function VersionRow({ documentId, version, isCurrent, isManager }: VersionRowProps) {
  const text = useText();
  const locale = useLocale();
  const fail = useFailure();
  const download = useFileDownload();
  const [restore, { isLoading }] = useCommand('documents.restoreVersion');
  const { number, fileId, name, size, at, by, note, restoredFrom } = version;
  const date = formatDate(at, locale, 'short');
  const title = text.version({ n: number });
  return (
    <Cluster gap={3} justify="between" className={styles.row}>
      <div>
        <p className={styles.title}>{isCurrent ? `${title} · ${text.current}` : title}</p>
        <p className={classNames('dotted', styles.facts)}>
          <span>{by ? text.by({ name: by.displayName, date }) : date}</span>
          <span>{formatFileSize(size, locale)}</span>
        </p>
        {note && <p>{note}</p>}
        {restoredFrom && <p>{text.restoredFrom({ n: restoredFrom })}</p>}
      </div>
      <Cluster gap={2}>
        <Button
          size="sm"
          aria-label={`${text.download} ${title}`}
          onClick={() => void download({ id: fileId, name })}
        >
          {text.download}
        </Button>
        {isManager && !isCurrent && (
          <Button
            size="sm"
            aria-label={`${text.restoreVersion} ${title}`}
            loading={isLoading}
            onClick={async () => {
              try {
                await restore({ documentId, number });
                notify.success(text.restored);
              } catch (error) {
                fail(error, text.failedToRestore);
              }
            }}
          >
            {text.restoreVersion}
          </Button>
        )}
      </Cluster>
    </Cluster>
  );
}

function NewVersion({ document: { id, parentId } }: { readonly document: DocumentFile }) {
  const text = useText();
  const [upload] = useCommand('documents.upload');
  const [note, setNote] = useState('');
  // The upload reads the note when it arrives, which may be after the render that started it.
  const written = useRef('');
  const uploads = useUploads({
    ownerId: id,
    folder: 'documents',
    accept: documentTypes,
    max: 1,
    join: async (file) => {
      await upload({ parentId, documentId: id, file: { id: file.id }, note: written.current });
      written.current = '';
      setNote('');
      notify.success(text.saved);
    },
  });
  return (
    <Stack gap={3}>
      <TextField
        label={text.note}
        value={note}
        onChange={(event) => {
          written.current = event.target.value;
          setNote(event.target.value);
        }}
      />
      <FileUploader label={text.newVersion} hint={text.fileHint} uploads={uploads} />
    </Stack>
  );
}
