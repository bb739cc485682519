import type { PersonEntry } from '@hoa/domain';
import { shownEmail } from '@hoa/domain/email';
import { emailChangeSchema } from '@hoa/domain/schemas';
import { notify, useCommand } from '@hoa/portal';
import { Button, Dialog, DialogCancel, DialogFooter } from '@hoa/ui';
import { FormTextField, SchemaForm, useSchemaForm } from '@hoa/ui/forms';
import { usePersonErrors, useRosterFailure } from './failures.ts';
import { useText } from './messages.ts';
import styles from './People.module.css';

export interface ChangeEmailDialogProps {
  readonly person: PersonEntry;
  readonly onClose: () => void;
}

/** Changes a person's email, for example because they lost access to their mailbox. A failure keeps what was typed. */
export function ChangeEmailDialog({ person, onClose }: ChangeEmailDialogProps) {
  const text = useText();
  const errorText = usePersonErrors();
  const [change] = useCommand('people.changeEmail');
  const form = useSchemaForm(emailChangeSchema, {
    defaultValues: { email: '' },
    errorText,
  });
  const fail = useRosterFailure(form, ['email']);
  const { isDirty, isSubmitting } = form.formState;

  async function submit({ email }: { email: string }) {
    try {
      await change({ personId: person.id, email });
      notify.success(text.emailChanged);
      onClose();
    } catch (error) {
      fail(error, text.failedToChangeEmail);
    }
  }

  return (
    <Dialog open title={text.changeEmail} confirmClose={isDirty} onClose={onClose}>
      <SchemaForm form={form} onSubmit={submit}>
        <p className="dotted">
          <span>{person.displayName}</span> <span>{shownEmail(person.email)}</span>
        </p>
        <p className={styles.quiet}>{text.changeEmailHint}</p>
        <FormTextField form={form} name="email" type="email" label={text.newEmail} required />
        <DialogFooter>
          <DialogCancel />
          <Button type="submit" variant="primary" loading={isSubmitting}>
            {text.changeEmail}
          </Button>
        </DialogFooter>
      </SchemaForm>
    </Dialog>
  );
}
