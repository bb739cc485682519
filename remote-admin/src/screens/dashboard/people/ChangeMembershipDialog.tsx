import type { Membership, MembershipChange, PersonEntry } from '@hoa/domain';
import { membershipFormSchema } from '@hoa/domain/schemas';
import { useDomainText, validationMessage } from '@hoa/domain-text';
import { notify, useCommand } from '@hoa/portal';
import { Button, Dialog, DialogCancel, DialogFooter } from '@hoa/ui';
import { SchemaForm, useSchemaForm } from '@hoa/ui/forms';
import { formatNumber, useLocale } from '@hoa/ui/text';
import { useRosterFailure } from './failures.ts';
import { useText } from './messages.ts';
import { emptyRole, RoleFields, type RoleValues, roleFields } from './RoleFields.tsx';

export interface ChangeMembershipDialogProps {
  readonly person: PersonEntry;
  readonly membership: Membership;
  readonly onClose: () => void;
}

/** Replaces a role or unit with another one from a given day. A failure keeps what was typed. */
export function ChangeMembershipDialog(props: ChangeMembershipDialogProps) {
  const { person, membership, onClose } = props;
  const text = useText();
  const domainText = useDomainText();
  const home = person.memberships.find(({ unit }) => unit !== undefined);
  const { unit = '', tenure = 'owner' } =
    membership.role === 'resident' ? membership : (home ?? {});
  const locale = useLocale();
  const [change] = useCommand('people.changeMembership');
  const form = useSchemaForm<RoleValues, MembershipChange>(membershipFormSchema, {
    defaultValues: {
      ...emptyRole,
      role: membership.role,
      office: membership.office ?? '',
      unit,
      tenure,
      ownership:
        membership.ownership === undefined ? '' : formatNumber(membership.ownership / 100, locale),
      company: person.company ?? '',
      services: person.services?.join(', ') ?? '',
    },
    errorText: (code) => validationMessage(domainText, code),
  });
  const fail = useRosterFailure(form, roleFields);
  const { isDirty, isSubmitting } = form.formState;

  async function submit(to: MembershipChange) {
    try {
      await change({ personId: person.id, membershipId: membership.id, to });
      notify.success(text.changed);
      onClose();
    } catch (error) {
      fail(error, text.failedToChange);
    }
  }

  return (
    <Dialog open title={text.changeMembership} confirmClose={isDirty} onClose={onClose}>
      <SchemaForm form={form} onSubmit={submit}>
        <p>{person.displayName}</p>
        <RoleFields form={form} />
        <DialogFooter>
          <DialogCancel />
          <Button type="submit" variant="primary" loading={isSubmitting}>
            {text.saveChange}
          </Button>
        </DialogFooter>
      </SchemaForm>
    </Dialog>
  );
}
