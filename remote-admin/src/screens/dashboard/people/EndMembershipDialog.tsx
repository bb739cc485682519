import type { Membership, PersonEntry } from '@hoa/domain';
import { membershipEndSchema } from '@hoa/domain/schemas';
import { useDomainText, validationMessage } from '@hoa/domain-text';
import { Link, notify, useCommand, useOperation } from '@hoa/portal';
import { Button, Dialog, DialogCancel, DialogFooter } from '@hoa/ui';
import { FormDateField, SchemaForm, useSchemaForm } from '@hoa/ui/forms';
import { useRosterFailure } from './failures.ts';
import { useText } from './messages.ts';
import styles from './People.module.css';

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
        {membership.role === 'resident' && <OpenTickets uid={person.id} />}
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

/** The open tickets of a person who leaves, which somebody has to take care of. */
function OpenTickets({ uid }: { readonly uid: string }) {
  const text = useText();
  const { ticketStatuses } = useDomainText();
  const { data } = useOperation('tickets.list', { submittedBy: uid, isOpen: true });
  if (!data || data.total === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="open-tickets">
      <h3 id="open-tickets" className={styles.heading}>
        {text.openTickets({ n: data.total })}
      </h3>
      <ul className={styles.memberships}>
        {data.items.map(({ id, title, status }) => (
          <li key={id} className={styles.membership}>
            <Link to={`/tickets/${encodeURIComponent(id)}`}>{title}</Link>
            <span className={styles.quiet}>{ticketStatuses[status]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
