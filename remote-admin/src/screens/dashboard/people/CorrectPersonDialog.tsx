import type { ContactChange, PersonEntry } from '@hoa/domain';
import { contactChangeSchema } from '@hoa/domain/schemas';
import { useDomainText, validationMessage } from '@hoa/domain-text';
import { notify, useCommand } from '@hoa/portal';
import { Button, Dialog, DialogCancel, DialogFooter } from '@hoa/ui';
import { FormSelect, FormTextArea, FormTextField, SchemaForm, useSchemaForm } from '@hoa/ui/forms';
import { useRosterFailure } from './failures.ts';
import { useText } from './messages.ts';
import { useLanguageSelect } from './useLanguageSelect.ts';

export interface CorrectPersonDialogProps {
  readonly person: PersonEntry;
  readonly onClose: () => void;
}

/** Corrects a person's name, phone, postal address and language. A failure keeps what was typed. */
export function CorrectPersonDialog({ person, onClose }: CorrectPersonDialogProps) {
  const text = useText();
  const domainText = useDomainText();
  const [correct] = useCommand('people.correct');
  const { displayName, phone = '', postalAddress = '', language = 'en' } = person;
  const languageSelect = useLanguageSelect(language);
  const form = useSchemaForm(contactChangeSchema, {
    defaultValues: { displayName, phone, postalAddress, language },
    errorText: (code) => validationMessage(domainText, code),
  });
  const fail = useRosterFailure(form, []);
  const { isDirty, isSubmitting } = form.formState;

  async function submit(change: ContactChange) {
    try {
      await correct({ ...change, personId: person.id });
      notify.success(text.corrected);
      onClose();
    } catch (error) {
      fail(error, text.failedToCorrect);
    }
  }

  return (
    <Dialog open title={text.correct} confirmClose={isDirty} onClose={onClose}>
      <SchemaForm form={form} onSubmit={submit}>
        <FormTextField form={form} name="displayName" label={text.displayName} required />
        <FormTextField form={form} name="phone" type="tel" label={text.phone} />
        <FormTextArea
          form={form}
          name="postalAddress"
          label={text.postalAddress}
          hint={text.postalAddressHint}
          rows={2}
        />
        <FormSelect form={form} name="language" {...languageSelect} />
        <DialogFooter>
          <DialogCancel />
          <Button type="submit" variant="primary" loading={isSubmitting}>
            {text.correct}
          </Button>
        </DialogFooter>
      </SchemaForm>
    </Dialog>
  );
}
