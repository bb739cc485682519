import type { DocumentFile } from '@hoa/domain';
import { type DocumentForm, documentFormSchema } from '@hoa/domain/schemas';
import { useDomainText, validationMessage } from '@hoa/domain-text';
import { notify, useCommand } from '@hoa/portal';
import { Button, Checkbox, Dialog, DialogCancel, DialogFooter } from '@hoa/ui';
import { FormTextArea, FormTextField, SchemaForm, useSchemaForm } from '@hoa/ui/forms';
import { useState } from 'react';
import { useText } from './messages.ts';
import { useNameFailure } from './useNameFailure.ts';

export interface DocumentDialogProps {
  readonly document: DocumentFile;
  readonly onClose: () => void;
}

/** Edits name, description and pin of a document. A failure keeps what was entered. */
export function DocumentDialog({ document, onClose }: DocumentDialogProps) {
  const text = useText();
  const domainText = useDomainText();
  const [save] = useCommand('documents.save');
  const [pinned, setPinned] = useState(document.pinned);
  const seen = { name: document.name, description: document.description ?? '' };
  const form = useSchemaForm(documentFormSchema, {
    defaultValues: seen,
    errorText: (code) => validationMessage(domainText, code),
  });
  const fail = useNameFailure(form.setError);
  const { isDirty, isSubmitting } = form.formState;

  async function submit(changed: DocumentForm) {
    try {
      await save({ documentId: document.id, ...changed, pinned, seen });
      notify.success(text.saved);
      onClose();
    } catch (error) {
      fail(error, text.failedToSave);
    }
  }

  return (
    <Dialog open title={text.editDocument} confirmClose={isDirty} onClose={onClose}>
      <SchemaForm form={form} onSubmit={submit}>
        <FormTextField form={form} name="name" label={text.name} autoComplete="off" required />
        <FormTextArea form={form} name="description" label={text.description} rows={3} />
        <Checkbox
          label={text.pinned}
          checked={pinned}
          onChange={(event) => setPinned(event.target.checked)}
        />
        <DialogFooter>
          <DialogCancel />
          <Button type="submit" variant="primary" loading={isSubmitting}>
            {text.save}
          </Button>
        </DialogFooter>
      </SchemaForm>
    </Dialog>
  );
}
