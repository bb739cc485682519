import { useFailure } from '@hoa/parts';
import { notify, useCommand } from '@hoa/portal';
import { Button } from '@hoa/ui';
import { useState } from 'react';
import type { BroadcastPartProps } from './AudienceFields.tsx';
import styles from './Broadcast.module.css';
import { useText } from './messages.ts';

export interface SaveDraftProps extends BroadcastPartProps {
  readonly hasDraft: boolean;
  readonly isBlocked: boolean;
}

/** Saves a draft, complete or not, and shows whether it is saved. */
export function SaveDraft({ form, hasDraft, isBlocked }: SaveDraftProps) {
  const text = useText();
  const fail = useFailure();
  const [save] = useCommand('broadcasts.draft.save');
  const [isSaving, setIsSaving] = useState(false);
  const { isDirty } = form.formState;

  async function saveDraft() {
    setIsSaving(true);
    try {
      const saved = await save(form.getValues());
      form.reset(saved, { keepValues: true, keepErrors: true, keepSubmitCount: true });
      notify.success(text.draftSaved);
    } catch (error) {
      fail(error, text.failedToSave);
    }
    setIsSaving(false);
  }

  return (
    <>
      <p className={styles.state}>
        {isDirty ? text.notSaved : hasDraft && !isBlocked && text.savedAsDraft}
      </p>
      <Button
        loading={isSaving}
        aria-disabled={isBlocked}
        onClick={() => !isBlocked && void saveDraft()}
      >
        {text.saveDraft}
      </Button>
    </>
  );
}
