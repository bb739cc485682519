import { Check, LoaderCircle, Pencil } from 'lucide-react';
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
  const Icon = icons[status];
  return (
    <p role="status" data-status={status} className={styles.state}>
      {wasChanged && (
        <>
          <Icon aria-hidden="true" />
          <span>{text[status]}</span>
        </>
      )}
    </p>
  );
}
