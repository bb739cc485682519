import { isPreviewable, type NamedFile } from '@hoa/domain';
import { useDownload, useReadSmall } from '@hoa/parts';
import { PictureFigure, usePictureViewer } from '@hoa/parts/pictures';
import { PortalError, usePortal } from '@hoa/portal';
import { Button, Icon } from '@hoa/ui';
import { Download } from 'lucide';
import { useState } from 'react';
import { useText } from './messages.ts';
import styles from './NewsScreen.module.css';

interface NewsFilesProps {
  readonly files: readonly NamedFile[];
}

/** The files of an announcement: pictures inline, others as downloads. One that is missing keeps its place. */
export function NewsFiles({ files }: NewsFilesProps) {
  const text = useText();
  const { download } = usePortal();
  const readSmall = useReadSmall();
  const shown = files.filter(({ name, type = '' }) => isPreviewable({ name, type }));
  const pictures = shown.map(({ id, name }) => ({
    ...{ id, name },
    read: async () => named(await download(id), name),
    readSmall: () => readSmall(id),
  }));
  const [open, viewer] = usePictureViewer(pictures);
  return (
    <>
      <ul aria-label={text.attachments} className={styles.files}>
        {pictures.map((picture) => (
          <li key={picture.id} className={styles.picture}>
            <PictureFigure picture={picture} missing={text.missingFile(picture)} onOpen={open} />
          </li>
        ))}
        {files
          .filter((file) => !shown.includes(file))
          .map((file) => (
            <li key={file.id}>
              <FileButton file={file} />
            </li>
          ))}
      </ul>
      {viewer}
    </>
  );
}

function FileButton({ file: { id, name } }: { readonly file: NamedFile }) {
  const text = useText();
  const save = useDownload();
  const { download } = usePortal();
  const [isMissing, setIsMissing] = useState(false);
  if (isMissing) return <span className={styles.missing}>{text.missingFile({ name })}</span>;
  const read = async () => {
    try {
      return named(await download(id), name);
    } catch (error) {
      setIsMissing(PortalError.from(error).code === 'not-found');
      throw error;
    }
  };
  return (
    <Button size="sm" icon={<Icon icon={Download} />} onClick={() => void save(read)}>
      {name}
    </Button>
  );
}

const named = (file: File, name: string) => new File([file], name, { type: file.type });
