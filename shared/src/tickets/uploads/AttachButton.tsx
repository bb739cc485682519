import { Paperclip } from 'lucide-react';
import { buttonClass, classNames } from '../../ui/index.ts';
import { useTicketText } from '../messages/index.ts';
import styles from './AttachButton.module.css';
import type { Uploads } from './useUploads.ts';

export interface AttachButtonProps {
  readonly uploads: Uploads;
  /** 'Attach files' unless told. */
  readonly label?: string | undefined;
}

/** The platform's file input in the shape of a button, where a drop area would be too much. */
export function AttachButton({ uploads, label }: AttachButtonProps) {
  const text = useTicketText();
  return (
    <label className={classNames(buttonClass({ size: 'sm' }), styles.button)}>
      <Paperclip aria-hidden="true" />
      {label ?? text.attachFiles}
      <input
        type="file"
        multiple
        className="visually-hidden"
        accept={uploads.accept.join(',')}
        onChange={(event) => {
          void uploads.add([...(event.target.files ?? [])]);
          // The same file may be chosen again after it was removed.
          event.target.value = '';
        }}
      />
    </label>
  );
}
