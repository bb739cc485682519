import type { Invitation, PersonEntry } from '@hoa/domain';
import { shownEmail } from '@hoa/domain/email';
import { invitationFormSchema } from '@hoa/domain/schemas';
import { notify, useCommand } from '@hoa/portal';
import { Button, Dialog, DialogCancel, DialogFooter } from '@hoa/ui';
import {
  FormCheckbox,
  FormSelect,
  FormTextArea,
  FormTextField,
  SchemaForm,
  type SchemaFormState,
  useSchemaForm,
} from '@hoa/ui/forms';
import { type Locale, useLocale } from '@hoa/ui/text';
import { usePersonErrors, useRosterFailure } from './failures.ts';
import { useText } from './messages.ts';
import styles from './People.module.css';
import { emptyRole, RoleFields, type RoleValues, roleFields } from './RoleFields.tsx';
import { useLanguageSelect } from './useLanguageSelect.ts';

export interface InviteDialogProps {
  /** Somebody who gets one more role. */
  readonly person?: PersonEntry | undefined;
  readonly onClose: () => void;
}

interface InvitationValues extends RoleValues {
  displayName: string;
  email: string;
  phone: string;
  postalAddress?: string | undefined;
  language?: Locale | undefined;
  personId?: string | undefined;
  sharesEmail?: boolean | undefined;
}

/** Invites a person in a role. A failure keeps what was typed. */
export function InviteDialog({ person, onClose }: InviteDialogProps) {
  const text = useText();
  const errorText = usePersonErrors();
  const [invite] = useCommand('people.invite');
  const language = useLocale();
  const languageSelect = useLanguageSelect(language);
  const form = useSchemaForm<InvitationValues, Invitation>(invitationFormSchema, {
    defaultValues: {
      ...emptyRole,
      displayName: person?.displayName ?? '',
      email: person?.email ?? '',
      phone: person?.phone ?? '',
      postalAddress: '',
      ...(!person && { language }),
      ...(person && { personId: person.id }),
    },
    errorText,
  });
  const fail = useRosterFailure(form, ['email', ...roleFields]);
  const { isDirty, isSubmitting } = form.formState;

  async function submit(invitation: Invitation) {
    try {
      const { displayName: name, email } = await invite(invitation);
      const done = person ? text.roleAdded : email === '' ? text.added : text.invited;
      notify.success(done({ name }));
      onClose();
    } catch (error) {
      fail(error, text.failedToInvite);
    }
  }

  return (
    <Dialog
      open
      title={person ? text.addRole : text.invite}
      confirmClose={isDirty}
      onClose={onClose}
    >
      <SchemaForm form={form} onSubmit={submit}>
        {person ? (
          <p className="dotted">
            <span>{person.displayName}</span> <span>{shownEmail(person.email)}</span>
          </p>
        ) : (
          <>
            <p className={styles.quiet}>{text.inviteHint}</p>
            <FormTextField form={form} name="displayName" label={text.displayName} required />
            <FormTextField
              form={form}
              name="email"
              type="email"
              label={text.email}
              hint={text.emailHint}
            />
            <FormCheckbox
              form={form}
              name="sharesEmail"
              label={text.sharesEmail}
              hint={text.sharesEmailHint}
            />
            <FormTextField form={form} name="phone" type="tel" label={text.phone} />
            <FormTextArea
              form={form}
              name="postalAddress"
              label={text.postalAddress}
              hint={text.postalAddressHint}
              rows={2}
            />
            <FormSelect form={form} name="language" {...languageSelect} />
          </>
        )}
        <RoleFields form={form as unknown as SchemaFormState<RoleValues, unknown>} />
        <DialogFooter>
          <DialogCancel />
          <Button type="submit" variant="primary" loading={isSubmitting}>
            {person ? text.addRole : text.send}
          </Button>
        </DialogFooter>
      </SchemaForm>
    </Dialog>
  );
}
