import type { Membership, PersonEntry } from '@hoa/domain';
import { membershipEndSchema } from '@hoa/domain/schemas';
import { useDomainText, validationMessage } from '@hoa/domain-text';
import { notify, useCommand } from '@hoa/portal';
import { Button, Dialog, DialogCancel, DialogFooter } from '@hoa/ui';
import { FormDateField, SchemaForm, useSchemaForm } from '@hoa/ui/forms';
import { useRosterFailure } from './failures.ts';
import { useText } from './messages.ts';

export interface EndMembershipDialogProps {
  readonly person: PersonEntry;
  readonly membership: Membership;
  /** The role with its unit. */
  readonly name: string;
  readonly onClose: () => void;
}

/** Ends a role on a day, or now. A failure keeps what was typed. */
export function EndMembershipDialog(props: EndMembershipDialogProps) {
  const { person, membership, name, onClose } = props;
  const text = useText();
  const domainText = useDomainText();
  const [end] = useCommand('people.endMembership');
  const form = useSchemaForm(membershipEndSchema, {
    defaultValues: { on: '' },
    errorText: (code) => validationMessage(domainText, code),
  });
  const fail = useRosterFailure(form, ['on']);
  const { isDirty, isSubmitting } = form.formState;

  return (
    <Dialog open title={text.removeRoleQuestion} confirmClose={isDirty} onClose={onClose}>
      <SchemaForm
        form={form}
        onSubmit={async ({ on }) => {
          try {
            await end({ personId: person.id, membershipId: membership.id, on });
            notify.success(text.roleRemoved);
            onClose();
          } catch (error) {
            fail(error, text.failedToRemoveRole);
          }
        }}
      >
        <p>
          <strong>{name}</strong> <span>{text.removeRoleEffect}</span>
        </p>
        <FormDateField form={form} name="on" label={text.endsOn} hint={text.endsOnHint} />
        <DialogFooter>
          <DialogCancel />
          <Button type="submit" variant="primary" loading={isSubmitting}>
            {text.removeRole}
          </Button>
        </DialogFooter>
      </SchemaForm>
    </Dialog>
  );
}
