import type { PersonEntry, Seat } from '@hoa/domain';
import { membershipEndSchema } from '@hoa/domain/schemas';
import { useDomainText, validationMessage } from '@hoa/domain-text';
import { notify, useCommand } from '@hoa/portal';
import { Button, Dialog, DialogCancel, DialogFooter } from '@hoa/ui';
import { FormDateField, SchemaForm, useSchemaForm } from '@hoa/ui/forms';
import { useRosterFailure } from './failures.ts';
import { useText } from './messages.ts';

export interface EndSeatDialogProps {
  readonly person: PersonEntry;
  readonly seat: Seat;
  readonly onClose: () => void;
}

/** Ends a term on a day, or now. A failure keeps what was typed. */
export function EndSeatDialog(props: EndSeatDialogProps) {
  const { person, seat, onClose } = props;
  const text = useText();
  const domainText = useDomainText();
  const [end] = useCommand('people.endSeat');
  const form = useSchemaForm(membershipEndSchema, {
    defaultValues: { on: '' },
    errorText: (code) => validationMessage(domainText, code),
  });
  const fail = useRosterFailure(form, ['on']);
  const { isDirty, isSubmitting } = form.formState;

  return (
    <Dialog open title={text.endSeatQuestion} confirmClose={isDirty} onClose={onClose}>
      <SchemaForm
        form={form}
        onSubmit={async ({ on }) => {
          try {
            await end({ personId: person.id, seatId: seat.id, on });
            notify.success(text.seatEnded);
            onClose();
          } catch (error) {
            fail(error, text.failedToEndSeat);
          }
        }}
      >
        <p>{seat.office}</p>
        <FormDateField form={form} name="on" label={text.endsOn} hint={text.endsOnHint} />
        <DialogFooter>
          <DialogCancel />
          <Button type="submit" variant="primary" loading={isSubmitting}>
            {text.endSeat}
          </Button>
        </DialogFooter>
      </SchemaForm>
    </Dialog>
  );
}
