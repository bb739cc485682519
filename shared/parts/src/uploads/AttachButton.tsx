import { offeredTypes } from '@hoa/domain';
import { buttonClass, classNames, Icon } from '@hoa/ui';
import { Paperclip } from 'lucide';
import { useFilesText } from '../files/messages.ts';
import styles from './AttachButton.module.css';
import { describedByProblem, type Uploads } from './useUploads.ts';

export interface AttachButtonProps {
  readonly uploads: Uploads;
  /** 'Attach files' by default. */
  readonly label?: string | undefined;
}

/** A file input that looks like a button, for places without room for a drop area. */
export function AttachButton({ uploads, label }: AttachButtonProps) {
  const text = useFilesText();
  return (
    <label className={classNames(buttonClass({ size: 'sm' }), styles.button)}>
      <Icon icon={Paperclip} />
      <span className={styles.word}>{label ?? text.attachFiles}</span>
      <input
        type="file"
        multiple
        className="visually-hidden"
        accept={offeredTypes(uploads.accept).join()}
        {...describedByProblem(uploads)}
        onChange={(event) => {
          void uploads.add([...(event.target.files ?? [])]);
          // The same file may be chosen again after it was removed.
          event.target.value = '';
        }}
      />
    </label>
  );
}
