import { Icon } from '@hoa/ui';
import { Check, LoaderCircle, Pencil } from 'lucide';
import { useState } from 'react';
import { useText } from './messages.ts';
import styles from './SaveState.module.css';

export type SaveStatus = 'saved' | 'saving' | 'unsaved';

const icons = { saved: Check, saving: LoaderCircle, unsaved: Pencil };

/** Shows whether the values are saved, after the first change; screen readers announce each change. */
export function SaveState({ status }: { readonly status: SaveStatus }) {
  const text = useText();
  const [wasChanged, setWasChanged] = useState(status !== 'saved');
  if (status !== 'saved' && !wasChanged) setWasChanged(true);
  const icon = icons[status];
  return (
    <p role="status" data-status={status} className={styles.state}>
      {wasChanged && (
        <>
          <Icon icon={icon} />
          <span>{text[status]}</span>
        </>
      )}
    </p>
  );
}
