import { contentId, type DocumentFile, isPreviewable } from '@hoa/domain';
import { PictureViewer, useReadSmall, useViewAddress, type ViewAddress } from '@hoa/parts';
import { usePortal } from '@hoa/portal';
import {
  Button,
  buttonClass,
  classNames,
  Dialog,
  DialogFooter,
  EmptyState,
  Icon,
  Skeleton,
} from '@hoa/ui';
import { formatDate, formatFileSize, useLocale } from '@hoa/ui/text';
import { Download, ExternalLink, FileX } from 'lucide';
import { useEffect, useState } from 'react';
import { useFileDownload } from '../../downloads/useFileDownload.ts';
import styles from './DocumentPreview.module.css';
import { useText } from './messages.ts';

export interface DocumentPreviewProps {
  readonly file: DocumentFile;
  /** The files listed with it; arrow keys show the next picture among them. */
  readonly files: readonly DocumentFile[];
  readonly onShow: (id: string) => void;
  readonly onClose: () => void;
}

/**
 * A preview of a document with a Download button: pictures in the viewer, PDFs in the browser's viewer, texts as plain
 * text.
 */
export function DocumentPreview(props: DocumentPreviewProps) {
  const { file, files, onShow, onClose } = props;
  const { download } = usePortal();
  const readSmall = useReadSmall();
  if (!isPicture(file)) return <OpenDocument file={file} onClose={onClose} />;
  const pictures = files.filter(isPicture).map((picture) => ({
    id: picture.id,
    name: picture.name,
    read: async () => new File([await download(contentId(picture))], picture.name),
    readSmall: () => readSmall(contentId(picture)),
  }));
  const shown = pictures.find(({ id }) => id === file.id);
  return (
    shown && <PictureViewer pictures={pictures} shown={shown} onShow={onShow} onClose={onClose} />
  );
}

const isPicture = ({ name, mimeType }: DocumentFile) => isPreviewable({ name, type: mimeType });

interface OpenDocumentProps {
  readonly file: DocumentFile;
  readonly onClose: () => void;
}

function OpenDocument({ file, onClose }: OpenDocumentProps) {
  const text = useText();
  const locale = useLocale();
  const download = useFileDownload();
  const isPdf = file.mimeType === 'application/pdf';
  const address = useViewAddress(isPdf ? contentId(file) : undefined);
  const facts = [
    formatFileSize(file.size, locale),
    text.changed({ date: formatDate(file.modifiedTime, locale, 'short') }),
    file.description,
  ];
  return (
    <Dialog open size={isPdf ? 'xl' : 'lg'} title={file.name} onClose={onClose}>
      <p className={classNames('dotted', styles.facts)}>
        {facts.map((fact) => fact && <span key={fact}>{fact}</span>)}
      </p>
      {isPdf ? (
        <Pdf name={file.name} address={address} />
      ) : file.mimeType.startsWith('text/') ? (
        <PlainText file={file} />
      ) : (
        <NoPreview />
      )}
      <DialogFooter>
        {typeof address === 'string' && (
          <a href={address} target="_blank" rel="noopener" className={buttonClass()}>
            <Icon icon={ExternalLink} /> <span>{text.openInTab}</span>
          </a>
        )}
        <Button
          icon={<Icon icon={Download} />}
          onClick={() => void download({ id: contentId(file), name: file.name })}
        >
          {text.download}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

function Pdf({ name, address }: { readonly name: string; readonly address: ViewAddress }) {
  if (address === undefined) return <Skeleton shape="block" height="16rem" />;
  // Most phone browsers cannot show a PDF inside a page.
  if (address === null || !navigator.pdfViewerEnabled) return <NoPreview />;
  return <iframe src={address} title={name} className={styles.page} />;
}

/** Longer texts are cut off after this many bytes. */
const maxBytes = 200_000;

function PlainText({ file }: { readonly file: DocumentFile }) {
  const text = useText();
  const { download } = usePortal();
  const [content, setContent] = useState<string>();
  const [hasFailed, setHasFailed] = useState(false);
  const id = contentId(file);
  useEffect(() => {
    let isGone = false;
    const read = async () => {
      const words = await (await download(id)).slice(0, maxBytes).text();
      if (!isGone) setContent(words);
    };
    read().catch(() => {
      if (!isGone) setHasFailed(true);
    });
    return () => {
      isGone = true;
    };
  }, [id, download]);
  if (hasFailed)
    return <EmptyState compact icon={<Icon icon={FileX} />} title={text.previewFailed} />;
  if (content === undefined) return <Skeleton shape="block" height="16rem" />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by key
    <pre tabIndex={0} className={styles.text}>
      {content}
    </pre>
  );
}

function NoPreview() {
  const text = useText();
  return (
    <EmptyState compact icon={<Icon icon={FileX} />} title={text.noPreview}>
      {text.noPreviewHint}
    </EmptyState>
  );
}
